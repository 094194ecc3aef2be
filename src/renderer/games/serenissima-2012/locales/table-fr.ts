/** Comment s’appellent les tableaux de la carte en mots. */
export default { galleys: 'Galères', ports: 'Ports', seas: 'Mers' };
