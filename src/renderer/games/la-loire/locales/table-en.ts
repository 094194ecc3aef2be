/** Section titles of the table in words. */
export default { riders: 'Riders', places: 'Places along the roads', market: 'Market', boats: 'Boats' };
