/** Section titles of the board in words. */
export default { riders: 'Riders', places: 'Places along the roads', market: 'Market', boats: 'Boats' };
