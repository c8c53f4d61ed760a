const pt = {
  title: 'Meus Favoritos',
  description: 'Os templates que você marcou.',
  toTemplates: 'Ver todos os templates',
  figures: 'Números',
  list: 'Templates favoritos',
  favorites: 'Favoritos',
  likes: 'Curtidas',
  categories: 'Categorias',
  restricted: 'Acesso Restrito',
  restrictedText: 'Os favoritos são de cada conta. Entre para ver os seus.',
}
const en: typeof pt = {
  title: 'My Favorites',
  description: 'The templates you marked.',
  toTemplates: 'See all templates',
  figures: 'Figures',
  list: 'Favorite templates',
  favorites: 'Favorites',
  likes: 'Likes',
  categories: 'Categories',
  restricted: 'Restricted access',
  restrictedText: 'Favorites are of each account. Log in to see yours.',
}
export const favoritesTexts = { pt, en }
