import { captionStyleIds } from '../catalogue/caption-styles.ts'
import type { Bilingual } from '../catalogue/languages.ts'
import { lookIds } from '../catalogue/looks.ts'
import { shapeIds } from '../catalogue/shapes.ts'
import { mediaFileFixes, mediaFixes } from './media-fixes.ts'
import { templateFixes, templateFrameFixes, templateListFixes, templateRuleFixes } from './template-fixes.ts'
import { videoListFixes } from './video-list-fixes.ts'

/** How to correct each field of a request, shown inside the text of `invalid_field`. */
export const fieldFixes = {
  input: { pt: 'escreva um tema ou cole um link, com até 500 caracteres.', en: 'write a theme or paste a link of up to 500 characters.' },
  context: { pt: 'use até 5000 caracteres de texto.', en: 'use up to 5000 characters of text.' },
  opening: { pt: 'use uma das aberturas oferecidas, com até 300 caracteres.', en: 'use one of the openings on offer, up to 300 characters.' },
  duration: { pt: 'escolha 15, 30 ou 60 segundos.', en: 'choose 15, 30 or 60 seconds.' },
  shape: {
    pt: `escolha ${shapeIds.join(', ')}, ou não envie o campo.`,
    en: `choose ${shapeIds.join(', ')}, or leave the field out.`,
  },
  look: {
    pt: `escolha ${lookIds.join(', ')}, ou não envie o campo.`,
    en: `choose ${lookIds.join(', ')}, or leave the field out.`,
  },
  language: { pt: 'escolha pt-BR ou en-US.', en: 'choose pt-BR or en-US.' },
  voice: { pt: 'escolha female ou male.', en: 'choose female or male.' },
  font: { pt: 'escolha uma das fontes oferecidas.', en: 'choose one of the fonts on offer.' },
  fontSize: { pt: 'use um número de 24 a 200.', en: 'use a number from 24 to 200.' },
  textColor: { pt: 'use uma cor como #FFFFFF.', en: 'use a colour such as #FFFFFF.' },
  outlineColor: { pt: 'use uma cor como #000000.', en: 'use a colour such as #000000.' },
  karaokeColor: { pt: 'use uma cor como #FF2D55.', en: 'use a colour such as #FF2D55.' },
  captionStyle: {
    pt: `escolha ${captionStyleIds.join(', ')}, ou não envie o campo.`,
    en: `choose ${captionStyleIds.join(', ')}, or leave the field out.`,
  },
  template: { pt: 'escolha um dos templates oferecidos.', en: 'choose one of the templates on offer.' },
  variationOf: { pt: 'envie o task_id de um vídeo seu, ou não envie o campo.', en: 'send the task_id of a video of yours, or leave the field out.' },
  variation_of: { pt: 'envie o task_id de um vídeo seu, ou não envie o parâmetro.', en: 'send the task_id of a video of yours, or leave the parameter out.' },
  music: { pt: 'escolha uma das músicas oferecidas, ou none.', en: 'choose one of the tracks on offer, or none.' },
  musicVolume: { pt: 'use um número de 0 a 1.', en: 'use a number from 0 to 1.' },
  media: {
    pt: 'use um arquivo de imagem que exista, como foto.jpg ou foto.jpg@3 para a frase 3.',
    en: 'use an image file that exists, such as photo.jpg or photo.jpg@3 for sentence 3.',
  },
  soundEffects: { pt: 'envie true ou false (on ou off na linha de comando).', en: 'send true or false (on or off on the command line).' },
  image: {
    pt: 'envie um arquivo de imagem de até 10 MB, ou o link de uma em image_url, mas não os dois.',
    en: 'send an image file of up to 10 MB, or the link of one in image_url, but not both.',
  },
  image_url: { pt: 'use o link completo de uma imagem, começando com https://.', en: 'use the whole link of an image, starting with https://.' },
  url: { pt: 'use o link completo da página do produto, começando com https://.', en: 'use the whole link of the product page, starting with https://.' },
  prompt: { pt: 'use até 500 caracteres de texto.', en: 'use up to 500 characters of text.' },
  fps: { pt: 'escolha 24, 25, 30 ou 60.', en: 'choose 24, 25, 30 or 60.' },
  seconds_per_image: { pt: 'use um número de 1 a 10.', en: 'use a number from 1 to 10.' },
  'idempotency-key': { pt: 'use de 8 a 200 letras, números ou sinais, sem espaços.', en: 'use 8 to 200 letters, digits or signs, without spaces.' },
  email: { pt: 'escreva um e-mail válido, como voce@exemplo.com.', en: 'write a valid e-mail, such as you@example.com.' },
  username: { pt: 'escreva o e-mail da sua conta.', en: 'write the e-mail of your account.' },
  password: { pt: 'escreva sua senha, com até 200 caracteres.', en: 'write your password, up to 200 characters.' },
  name: {
    pt: 'escreva seu nome só com letras, espaços, apóstrofos e hifens, em até 60 caracteres.',
    en: 'write your name with letters, spaces, apostrophes and hyphens only, up to 60 characters.',
  },
  terms: { pt: 'envie true ou false.', en: 'send true or false.' },
  if_waiting: { pt: 'use ask ou start_anew.', en: 'use ask or start_anew.' },
  sign_up: { pt: 'envie o sign_up da resposta do cadastro.', en: 'send the sign_up of the reply to the sign-up.' },
  new_password: { pt: 'escreva a nova senha, com até 200 caracteres.', en: 'write the new password, up to 200 characters.' },
  current_password: { pt: 'escreva sua senha atual.', en: 'write your current password.' },
  token: { pt: 'use o link completo do e-mail.', en: 'use the whole link of the e-mail.' },
  payment_email: { pt: 'use o e-mail da sua conta.', en: 'use the e-mail of your account.' },
  user_id: { pt: 'envie o id da sua conta.', en: 'send the id of your account.' },
  plan_id: { pt: 'escolha um plano à venda.', en: 'choose a plan that is on sale.' },
  plan_type: { pt: 'escolha um plano à venda.', en: 'choose a plan that is on sale.' },
  plan_name: { pt: 'envie o nome do plano.', en: 'send the name of the plan.' },
  plan_price: { pt: 'envie o preço do plano, como 14.90.', en: 'send the price of the plan, such as 14.90.' },
  plan: { pt: 'só o plano free pode ser ativado aqui.', en: 'only the free plan can be activated here.' },
  payment_method: { pt: 'use free.', en: 'use free.' },
  code: { pt: 'digite os 6 dígitos do código.', en: 'enter the 6 digits of the code.' },
} as const satisfies Record<string, Bilingual>

const otherField: Bilingual = { pt: 'o valor não é aceito.', en: 'the value is not accepted.' }

/** Where a field means something else than usual. */
const fixesOfCalls: Record<string, Record<string, Bilingual>> = {
  // Sent by the third party: it is not typed.
  googleCallback: {
    code: { pt: 'comece a entrada de novo.', en: 'start signing in again.' },
    state: { pt: 'comece a entrada de novo.', en: 'start signing in again.' },
  },
  createTemplate: templateFixes,
  updateTemplate: templateFixes,
  templateFrame: templateFrameFixes,
  templates: templateListFixes,
  searchTemplates: templateListFixes,
  userVideos: videoListFixes,
  generateVideo: mediaFixes,
  generateThemeVideo: mediaFixes,
  generateProductVideo: mediaFixes,
  addMedia: mediaFileFixes,
  imageToVideo: { duration: { pt: 'use um número de 2 a 60, em segundos.', en: 'use a number from 2 to 60, in seconds.' } },
}

/**
 * What to say about a field of a request, such as `effects[3].intensity`; `call` is its id in the
 * call table, where it is known. `rule` is what the schema found, for rules between fields.
 */
export function fieldFix(field: string, call = '', rule = ''): Bilingual {
  if (Object.hasOwn(templateRuleFixes, rule)) return templateRuleFixes[rule as keyof typeof templateRuleFixes]
  const fixes: Record<string, Bilingual> = { ...fieldFixes, ...fixesOfCalls[call] }
  // What has no fix of its own has that of the field around it.
  for (let place = field.replaceAll(/\[\d+\]/g, '[]'); place !== ''; place = place.replace(/(\[\]|\.?[^.[]*)$/, '')) {
    const fix = fixes[place]
    if (fix !== undefined) return fix
  }
  return otherField
}
