/** Section titles of the text view. */
export default { figures: 'Figures', places: 'Places along the roads', market: 'Market', boats: 'Boats' };
