import { isDictionaryWord } from '../../content/known-words.ts'
import type { PictureRules } from '../rules/language-rules.ts'

/** "Conhece" has "conhecer"; "ponte" has neither "ponter" nor "pontir". */
function isPresentInE(small: string): boolean {
  const stem = small.slice(0, -1)
  return small.endsWith('e') && stem.length > 2 && ['er', 'ir'].some((ending) => isDictionaryWord(stem + ending, 'pt'))
}

export const pictureRules: PictureRules = {
  // Read before the accents go: they tell -ões from -oes.
  plurals: [
    [/^mães$/, 'mãe', 4],
    [/(ões|ães|ãos)$/, 'ão', 4],
    [/(répt|fóss|projét|míss|têxt|fác|difíc|frág|ág|út|versát|volát|fért)eis$/, '$1il', 5],
    [/(fun|barr|can|fuz|perf|gent|infant|juven|quadr|febr|host|sut|cant)is$/, '$1il', 5],
    [/ais$/, 'al', 5],
    [/éis$/, 'el', 4],
    [/eis$/, 'el', 6],
    [/óis$/, 'ol', 4],
    [/ns$/, 'm', 4],
    [/(?<=[rz])es$/, '', 5],
    [/(ês|ás|ís|ós|us|is|ss)$/, '$1', 0],
    [/s$/, '', 4],
  ],
  verbEndings: /(ando|endo|indo|aram|eram|iram|amos|emos|imos|ados|adas|ado|ada|ido|ida|ar|er|ir|am|em|ou|ei|eu|iu|as|es|a|e|o)$/,
  isSurelyVerb: (small) => /(?:[aei]ram|avam?|iam|ou|ando|endo|indo|[^v]am|^significa|^trago|^pense|^começa|^chama|^leva)$/.test(small) || isPresentInE(small),
  units:
    'pontos?|horas?|minutos?|segundos?|dias?|semanas?|meses|mês|anos?|graus|litros?|copos?|passos|vezes|quilos|gramas|metros|quilômetros|km|kg|ml|mg|g|°C|calorias|kcal|reais|mil|milhões|bilhões|por cento|x',
  rangeWords: 'a',
  magnitudes: 'mil|milhões',
  calls: {
    save: /\bsalv/i,
    link: /\blink|garanta|compre|confira/i,
    comment: /coment|conte|nos diga|respond/i,
    share: /compartilh|envie|mande|marque/i,
    follow: /\bsig[au]/i,
    like: /curt[ai]/i,
  },
  ordinals: [/^primeir[oa]\b/i, /^segund[oa]\b/i, /^terceir[oa]\b/i, /^quart[oa]\b/i, /^quint[oa]\b/i],
}
