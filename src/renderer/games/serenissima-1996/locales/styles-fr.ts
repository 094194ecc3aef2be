/** The computer players’ styles in French. */
export const stylesFrench = {
  trader: {
    name: 'Négociant',
    about:
      'Construit une grande flotte, vend à petits prix, laisse passer tout le monde et ne se bat que s’il le faut.',
  },
  corsair: {
    name: 'Corsaire',
    about: 'Attaque tôt, risque ses marins et se réjouit des pertes des autres.',
  },
  blockader: {
    name: 'Garde-côte',
    about: 'Ne laisse passer personne, garde ses ports et recherche les marchandises de luxe.',
  },
  miser: {
    name: 'Avare',
    about: 'N’enchérit jamais, demande des prix élevés et garde peu de galères, bien défendues.',
  },
};
