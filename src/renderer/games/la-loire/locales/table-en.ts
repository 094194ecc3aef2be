/** Section titles of the text view. */
export default { riders: 'Riders', places: 'Places along the roads', market: 'Market', boats: 'Boats' };
