/** Section titles of the text view. */
export default { galleys: 'Galleys', ports: 'Ports', seas: 'Seas' };
