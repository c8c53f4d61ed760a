import type { Bilingual } from '@relampago/domain/catalogue'

export const templateTexts = {
  created: { pt: 'Template Criado com Sucesso', en: 'Template created' },
  updated: { pt: 'Template Atualizado', en: 'Template updated' },
  deleted: { pt: 'Template Deletado', en: 'Template deleted' },
  published: { pt: 'Template Publicado', en: 'Template published' },
  unpublished: { pt: 'Template Despublicado', en: 'Template unpublished' },
  liked: { pt: 'Curtido', en: 'Liked' },
  unliked: { pt: 'Curtida removida', en: 'Like removed' },
  favorited: { pt: 'Favoritado', en: 'Added to favorites' },
  unfavorited: { pt: 'Removido dos favoritos', en: 'Removed from favorites' },
  isFavorite: { pt: 'Este template está nos seus favoritos.', en: 'This template is in your favorites.' },
  isNoFavorite: { pt: 'Este template não está nos seus favoritos.', en: 'This template is not in your favorites.' },
} as const satisfies Record<string, Bilingual>
