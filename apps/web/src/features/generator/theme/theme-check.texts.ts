const pt = {
  unknown: 'Ainda não sei fatos sobre este tema: cole 2 ou 3 no contexto',
  near: 'Ou escolha um tema que eu já conheço:',
  anyway: 'Gerar assim mesmo',
  replaced: (to: string): string => `Tema trocado por “${to}”.`,
  undo: 'Desfazer',
}
const en: typeof pt = {
  unknown: "I don't know facts about this theme yet: paste 2 or 3 into the context",
  near: 'Or choose a theme that I know:',
  anyway: 'Generate anyway',
  replaced: (to) => `Theme changed to “${to}”.`,
  undo: 'Undo',
}
export const themeCheckTexts = { pt, en }
