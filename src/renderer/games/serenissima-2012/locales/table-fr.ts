/** Section titles of the table in words. */
export default { galleys: 'Galères', ports: 'Ports', seas: 'Mers' };
