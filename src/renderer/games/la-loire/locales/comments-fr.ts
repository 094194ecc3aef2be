import type english from './comments-en';

const comments: typeof english = {
  circus: 'Les personnages suivent le cirque. Choisissez un village sur votre route.',
  choose: 'Choisissez le message que vous pourrez remettre au plus vite.',
  deliver: 'Vous pouvez remettre un message ici. Ce sont des points tout de suite.',
  sell: 'Une ville paie le prix de chaque carte. Les deniers ne valent pas de points, mais paient fermes et bateau.',
  ship: 'Chaque case du fleuve vaut un point, et aller plus loin d’un coup revient moins cher par case.',
  build: 'Votre bateau avance dès que quelqu’un achète à votre ferme. Construisez près des routes fréquentées.',
  buy: 'Achetez tant que l’écu d’ici est bon marché. Les villes paient toujours le même prix.',
  message: 'Un message rapporte quand vous le remettez. Les bas niveaux demandent moins d’étapes.',
  hire: 'Un personnage agit dès que vous l’engagez. Choisissez-en un qui vous serve bientôt.',
  ride: 'Un pion avance d’exactement un lieu de plus que ses chevaux. Laissez ou prenez des chevaux pour vous arrêter où vous voulez.',
};

export default comments;
