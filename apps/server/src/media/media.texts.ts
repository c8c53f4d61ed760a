/** Replies about stored photos and clips. */
export const mediaTexts = {
  removed: { pt: 'Arquivo removido.', en: 'File removed.' },
} as const
