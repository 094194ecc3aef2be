/** Section titles of the board in words. */
export default { galleys: 'Galleys', ports: 'Ports', seas: 'Seas' };
