const pt = {
  pro: 'PRO',
  draft: 'Privado',
  published: 'Público',
  effects: (count: number) => (count === 1 ? '1 efeito' : `${count} efeitos`),
  transitions: (count: number) => (count === 1 ? '1 transição' : `${count} transições`),
  like: (name: string) => `Curtir ${name}`,
  likes: (count: number) => (count === 1 ? '1 curtida' : `${count} curtidas`),
  favorite: (name: string) => `Favoritar ${name}`,
  use: 'Usar',
  toUse: (name: string) => `Usar ${name}`,
  tags: 'Tags',
  moreTags: (count: number) => `mais ${count}`,
}
const en: typeof pt = {
  pro: 'PRO',
  draft: 'Private',
  published: 'Public',
  effects: (count) => (count === 1 ? '1 effect' : `${count} effects`),
  transitions: (count) => (count === 1 ? '1 transition' : `${count} transitions`),
  like: (name) => `Like ${name}`,
  likes: (count) => (count === 1 ? '1 like' : `${count} likes`),
  favorite: (name) => `Add ${name} to favorites`,
  use: 'Use',
  toUse: (name) => `Use ${name}`,
  tags: 'Tags',
  moreTags: (count) => `${count} more`,
}
export const cardTexts = { pt, en }
