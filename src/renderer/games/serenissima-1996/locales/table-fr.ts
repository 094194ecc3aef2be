export default { galleys: 'Galères', ports: 'Ports', seas: 'Mers' };
