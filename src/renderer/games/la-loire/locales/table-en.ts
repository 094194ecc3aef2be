/** What the valley's tables in words are called. */
export default { riders: 'Riders', places: 'Places along the roads', market: 'Market', boats: 'Boats' };
