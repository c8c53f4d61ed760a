/** Replies about stored pictures. */
export const mediaTexts = {
  removed: { pt: 'Foto removida.', en: 'Photo removed.' },
} as const
