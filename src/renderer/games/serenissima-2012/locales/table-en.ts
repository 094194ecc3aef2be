/** Section titles of the table in words. */
export default { galleys: 'Galleys', ports: 'Ports', seas: 'Seas' };
