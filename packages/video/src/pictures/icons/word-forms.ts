import type { VideoLanguage } from '@relampago/domain/catalogue'

/** Words without a picture, or with a misleading literal one ("primeiro" is no medal). */
const stopWords: Record<VideoLanguage, ReadonlySet<string>> = {
  'pt-BR': setOf(`a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela pelos pelas para pra pro com sem sob sobre entre ate e ou mas que
    se como quando onde qual quais quem porque ja nao sim mais menos muito muita muitos muitas pouco pouca bem mal ser estar ter haver fazer faz faca poder pode podem
    sao foi era tem vai voce voces seu sua seus suas ele ela eles elas isso isto este esta estes estas esse essa esses essas aquele aquela todo toda todos todas cada
    outro outra outros outras mesmo mesma ainda so tambem depois antes hoje sempre aqui la primeiro primeira segundo segunda terceiro terceira quarto-passo quinto
    quinta melhor melhores maior maiores menor menores algo alguem senao vez vezes termo usado usada especial especiais essencial dar deu da coisa coisas quer
    quero tudo nada nosso nossa meu minha lhe ao aos apenas assim entao durante apos desde tanto tao quase alem cerca nem deve devem precisa precisam preciso
    comeca usar use usa sera seria ficar fica ficam deixe deixa deixar ha pois porem vale pena evite evitar tipo tipos tres dois duas quatro cinco seis sete oito nove dez`),
  'en-US':
    setOf(`the of to in on for with and or is are be been was were your you it its this that these those an at by from as how what when can could will would
    should not no yes more less most least very much many few some any all each other same still only also after before today always here there first second third
    best better bigger smaller something someone time-s thing things want make makes made do does did get gets has have had one two three four five six seven eight
    nine ten into about than then so if but just our my their his her they them we he she who why where which use used using let every own special essential keep
    need needs`),
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

/** Lower case without accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}

/**
 * Endings in order; the first that fits is replaced. Portuguese ones are read before the accents
 * go: they distinguish -ões from -oes.
 */
const pluralEndings: Record<VideoLanguage, readonly (readonly [ending: RegExp, singular: string, minLength: number])[]> = {
  'pt-BR': [
    [/(ões|ães|ãos)$/, 'ão', 4],
    [/ais$/, 'al', 5],
    [/éis$/, 'el', 4],
    [/eis$/, 'el', 6],
    [/óis$/, 'ol', 4],
    [/ns$/, 'm', 4],
    [/(?<=[rz])es$/, '', 5],
    [/(ês|ás|ís|ós|us|is|ss)$/, '$1', 0],
    [/s$/, '', 4],
  ],
  'en-US': [
    [/ies$/, 'y', 5],
    [/(ss|us|is)$/, '$1', 0],
    [/(ch|sh|x|ss)es$/, '$1', 4],
    [/s$/, '', 4],
  ],
}

/** The singular of a word, folded. Library stemmers give "café" and "cafés" different stems. */
function singular(word: string, language: VideoLanguage): string {
  const lower = word.toLowerCase()
  for (const [ending, replacement, minLength] of pluralEndings[language]) {
    if (lower.length >= minLength && ending.test(lower)) return fold(lower.replace(ending, replacement))
  }
  return fold(lower)
}

const verbEndings: Record<VideoLanguage, RegExp> = {
  'pt-BR': /(ando|endo|indo|aram|eram|iram|amos|emos|imos|ados|adas|ado|ada|ido|ida|ar|er|ir|am|em|ou|ei|eu|iu|as|es|a|e|o)$/,
  'en-US': /(ation|ing|ment|ers|ed|er|ly|e|y)$/,
}
const minRootLength = 4

/** The stem that forms of a verb share ("organize", "organizar"); `null` when it is too short. */
export function rootOf(word: string, language: VideoLanguage): string | null {
  const root = word.replace(verbEndings[language], '')
  return root.length >= minRootLength ? root : null
}

/** The telling words of a text, each in the singular without accents, in order. */
export function tellingWords(text: string, language: VideoLanguage): string[] {
  return [
    ...text
      .normalize('NFC')
      .toLowerCase()
      .matchAll(/\p{L}+/gu),
  ]
    .map(([word]) => word)
    .filter((word) => (word.length > 2 || shortWords.has(word)) && !stopWords[language].has(fold(word)))
    .map((word) => singular(word, language))
}

/** Two letters that do say something. */
const shortWords: ReadonlySet<string> = new Set(['pé', 'ia', 'ai', 'pc', 'tv', 'lã', 'pá', 'pó'])

/** Common words of time and learning: their own picture only when nothing else is named. */
const weakWords: Record<VideoLanguage, ReadonlySet<string>> = {
  'pt-BR': setOf('dia hora minuto segundo semana mes ano manha noite cedo tempo aprender aprenda aprende claro grande pequeno novo nova leve'),
  'en-US': setOf('build day hour minute second week month year morning early time learn learning new big small light'),
}
export function isWeakWord(word: string, language: VideoLanguage): boolean {
  return weakWords[language].has(word)
}
