const pt = {
  title: (name: string) => `Editor de templates: ${name}`,
  back: 'Voltar ao início',
  name: 'Nome do template',
  rename: 'Editar o nome',
  effects: (used: number, most: number) => `Efeitos ${used}/${most}`,
  transitions: (used: number, most: number) => `Transições ${used}/${most}`,
  kept: (time: string) => `Salvo neste aparelho às ${time}`,
  statistics: 'Estatísticas',
  save: 'Salvar',
  saving: 'Salvando...',
  library: 'Efeitos e transições',
  controls: 'Controles e projeto',
}
const en: typeof pt = {
  title: (name) => `Template editor: ${name}`,
  back: 'Back to the home page',
  name: 'Name of the template',
  rename: 'Edit the name',
  effects: (used, most) => `Effects ${used}/${most}`,
  transitions: (used, most) => `Transitions ${used}/${most}`,
  kept: (time) => `Stored on this device at ${time}`,
  statistics: 'Statistics',
  save: 'Save',
  saving: 'Saving...',
  library: 'Effects and transitions',
  controls: 'Controls and project',
}
export const headerTexts = { pt, en }
