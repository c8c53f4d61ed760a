import { designLimits, templateCategoryIds, templateDifficulties, templateLimits, templateScopes, templateSorts, type Bilingual } from '../catalogue/index.ts'

const { nameCharacters, descriptionCharacters, tags, tagCharacters, searchCharacters, perPage, totalSeconds, transitionSeconds } = templateLimits

function oneOf(values: readonly string[]): Bilingual {
  return { pt: `escolha ${values.join(', ')}.`, en: `choose ${values.join(', ')}.` }
}
/** As people write it in Portuguese. */
const shortest = String(transitionSeconds.min).replace('.', ',')
const number = (pt: string, en = pt): Bilingual => ({ pt: `use um número de ${pt}.`, en: `use a number from ${en}.` })
const yesOrNo: Bilingual = { pt: 'envie true ou false.', en: 'send true or false.' }
const seconds = number(`0 a ${totalSeconds.max}, em segundos`, `0 to ${totalSeconds.max}, in seconds`)
const fade = number('0 a 5, em segundos', '0 to 5, in seconds')

/** How to correct each field of a template; `[]` stands for any place in a list. */
export const templateFixes: Record<string, Bilingual> = {
  name: { pt: `dê um nome ao template, com até ${nameCharacters} caracteres.`, en: `give the template a name of up to ${nameCharacters} characters.` },
  description: { pt: `use até ${descriptionCharacters} caracteres de texto.`, en: `use up to ${descriptionCharacters} characters of text.` },
  category: oneOf(templateCategoryIds),
  difficulty: oneOf(templateDifficulties),
  tags: { pt: `use até ${tags} palavras-chave.`, en: `use up to ${tags} tags.` },
  'tags[]': { pt: `use até ${tagCharacters} caracteres de texto.`, en: `use up to ${tagCharacters} characters of text.` },
  version: { pt: 'use até 20 caracteres, como 1.0.0.', en: 'use up to 20 characters, such as 1.0.0.' },
  transitions: { pt: `envie uma lista de até ${designLimits.transitions} transições.`, en: `send a list of up to ${designLimits.transitions} transitions.` },
  'transitions[]': { pt: 'envie type e duration.', en: 'send type and duration.' },
  'transitions[].type': {
    pt: 'use o id de uma transição de /api/templates/transitions.',
    en: 'use the id of a transition of /api/templates/transitions.',
  },
  'transitions[].duration': number(
    `${shortest} a ${transitionSeconds.max}, em segundos, dentro dos limites da transição`,
    `${transitionSeconds.min} to ${transitionSeconds.max}, in seconds, within the bounds of the transition`,
  ),
  'transitions[].easing': { pt: 'use linear.', en: 'use linear.' },
  effects: { pt: `envie uma lista de até ${designLimits.effects} efeitos.`, en: `send a list of up to ${designLimits.effects} effects.` },
  'effects[]': { pt: 'envie type, intensity e custom_params.', en: 'send type, intensity and custom_params.' },
  'effects[].type': { pt: 'use o id de um efeito de /api/templates/effects.', en: 'use the id of an effect of /api/templates/effects.' },
  'effects[].intensity': number('0 a 100', '0 to 100'),
  'effects[].custom_params': { pt: 'envie start_time e end_time.', en: 'send start_time and end_time.' },
  'effects[].custom_params.start_time': seconds,
  'effects[].custom_params.end_time': seconds,
  settings: { pt: 'envie um objeto com as configurações.', en: 'send an object with the settings.' },
  'settings.resolution': oneOf(['1080x1920', '1920x1080']),
  'settings.fps': { pt: 'use 30.', en: 'use 30.' },
  'settings.quality': oneOf(['standard', 'high']),
  'settings.background_color': { pt: 'use uma cor como #000000.', en: 'use a colour such as #000000.' },
  'settings.background_type': { pt: 'use color.', en: 'use color.' },
  'settings.overlay_enabled': yesOrNo,
  'settings.watermark_enabled': yesOrNo,
  'settings.audio_enabled': yesOrNo,
  'settings.caption_pop': yesOrNo,
  'settings.audio_fade_in': fade,
  'settings.audio_fade_out': fade,
  'settings.duration': number(`${totalSeconds.min} a ${totalSeconds.max}, em segundos`, `${totalSeconds.min} to ${totalSeconds.max}, in seconds`),
  'settings.camera_zoom': number(`0 a ${designLimits.largestZoom}`, `0 to ${designLimits.largestZoom}`),
  base_updated_at: {
    pt: 'envie o updated_at da versão que você mudou, ou nada.',
    en: 'send the updated_at of the version that you changed, or nothing.',
  },
  'settings.layer_motion': number('0 a 1', '0 to 1'),
}

/** How to correct each field of a frame that is asked for. */
export const templateFrameFixes: Record<string, Bilingual> = {
  ...templateFixes,
  time: seconds,
  view: oneOf(['editor', 'video']),
  pictures: { pt: 'envie uma lista de 1 a 5 números de imagem.', en: 'send a list of 1 to 5 picture numbers.' },
  'pictures[]': number('0 a 4', '0 to 4'),
}

/** How to correct what is wrong between fields of a template; issues of the schema name these. */
export const templateRuleFixes = {
  content_needed: { pt: 'inclua pelo menos um efeito ou uma transição.', en: 'include at least one effect or transition.' },
  transition_length: {
    pt: `use de ${shortest} a ${transitionSeconds.max} segundos, dentro dos limites que /api/templates/transitions dá a esta transição.`,
    en: `use ${transitionSeconds.min} to ${transitionSeconds.max} seconds, within the bounds that /api/templates/transitions gives for this transition.`,
  },
  sequence_too_long: {
    pt: `as transições passam de ${totalSeconds.max} segundos; encurte ou remova algumas.`,
    en: `the transitions take more than ${totalSeconds.max} seconds; shorten or remove some.`,
  },
  end_before_start: { pt: 'o efeito precisa terminar depois de começar.', en: 'the effect has to end after it starts.' },
  end_after_timeline: {
    pt: 'o efeito termina depois da linha do tempo; aumente settings.duration ou antecipe o fim.',
    en: 'the effect ends after the timeline; raise settings.duration or end it earlier.',
  },
  effect_twice: {
    pt: 'o mesmo efeito já está ativo nesse intervalo; mude os tempos ou remova um dos dois.',
    en: 'the same effect is already active at that time; change the times or remove one of the two.',
  },
} as const satisfies Record<string, Bilingual>
export type TemplateRule = keyof typeof templateRuleFixes

/** Queries of lists. */
export const templateListFixes: Record<string, Bilingual> = {
  type: oneOf(templateScopes),
  sort: oneOf(templateSorts),
  q: { pt: `use até ${searchCharacters} caracteres de texto.`, en: `use up to ${searchCharacters} characters of text.` },
  category: oneOf(templateCategoryIds),
  page: number('1 a 10000', '1 to 10000'),
  per_page: number(`1 a ${perPage.most}`, `1 to ${perPage.most}`),
}
