import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { cleanSpeech } from '../text/clean-speech.ts'
import { contentWords, foldText, numbersOf, wordsOf } from '../text/fold-words.ts'
import { keepsCapital, praise } from './product-wording.ts'

/**
 * How a feature is said: `thing` after "it comes with", `quality` after "it is", `action` after "it" in English and alone in
 * Portuguese, `sentence` as it stands.
 */
export type FeaturePart = { kind: 'thing' | 'quality' | 'action' | 'sentence'; text: string }

const qualities = {
  pt: /^(?:resistente|compativel|a prova|leve|portatil|recarregavel|dobravel|ajustavel|lavavel|impermeavel|antiaderente|antiderrapante|silencios|confortavel|indicad|feit|fabricad|ideal|facil (?:de|para)|macio|macia|duravel|bivolt|sem fio)/,
  en: /^(?:(?:water|dust|splash|shock|scratch|stain)[ -]?(?:resistant|proof)|resistant|compatible|waterproof|water-resistant|lightweight|portable|rechargeable|foldable|adjustable|washable|nonstick|non-slip|silent|quiet|comfortable|recommended|made|ideal|easy|soft|durable|wireless)(?= (?:to|for|with|against|up|and|in|by|from|of|enough|on)\b|$)|(?:safe|[ -]free|friendly|proof|resistant)$/,
} as const satisfies Record<InterfaceLanguage, RegExp>
const actions = {
  pt: /^(?:abre|acende|acompanha|aguenta|ajuda|alcanca|aquece|bloqueia|cabe|carrega|comporta|conecta|conta com|deixa|detecta|dobra|dura|economiza|elimina|encaixa|esquenta|evita|faz|filma|filtra|funciona|gela|gira|grava|hidrata|ilumina|imprime|inclui|lava|limpa|mantem|mede|mistura|mostra|monitora|nao|oferece|permite|pesa|possui|prepara|protege|reduz|regula|remove|resiste|retem|seca|serve|sincroniza|suporta|tem|tira|toca|transforma|transmite|traz|tritura|usa|vem)\b/,
  en: /^(?:absorbs|adds|blends|blocks|charges|cleans|comes|connects|cooks|cools|cuts|detects|does|dries|fits|folds|gives|heats|helps|holds|includes|keeps|lasts|lets|locks|makes|measures|mixes|offers|opens|plays|prevents|protects|reaches|records|reduces|removes|resists|rotates|runs|saves|shows|stays|stores|supports|tracks|turns|uses|washes|weighs|works|has)\b/,
} as const satisfies Record<InterfaceLanguage, RegExp>

/** Things of which a table gives an amount: "Bateria: até 40 horas" is spoken "bateria de até 40 horas". */
const measured = {
  pt: /^(?:bateria|autonomia|potencia|capacidade|tela|memoria|memoria ram|armazenamento|resolucao|velocidade|alcance|garantia|volume|voltagem|tensao|altura|largura|comprimento|profundidade|diametro)$/,
  en: /^(?:battery|battery life|power|capacity|memory|storage|range|warranty)$/,
} as const satisfies Record<InterfaceLanguage, RegExp>
/** Things whose value is a version: "Bluetooth: 5.3" is spoken "Bluetooth 5.3". */
const versioned = /^(?:bluetooth|wi-?fi|usb|hdmi|android)$/
const amount = /^(?:(?:at[ée]|mais de|up to|over) )?\d/i

type Sayer = { label: RegExp; say: (value: string) => FeaturePart }
/** Labels of tables with a way to say them; the value has been put in small letters where it is no name. */
const labels: Record<InterfaceLanguage, readonly Sayer[]> = {
  pt: [
    { label: /^(?:peso|peso do produto)$/, say: (value) => ({ kind: 'action', text: `pesa ${value}` }) },
    { label: /^(?:material|composicao|tecido)$/, say: (value) => ({ kind: 'sentence', text: `O material é ${value}` }) },
    { label: /^(?:indicado para|recomendado para)$/, say: (value) => ({ kind: 'quality', text: `indicado para ${value}` }) },
    { label: /^(?:compatibilidade|compativel com)$/, say: (value) => ({ kind: 'quality', text: `compatível com ${value}` }) },
    { label: /^(?:conteudo da embalagem|itens inclusos|acompanha|inclui)$/, say: (value) => ({ kind: 'sentence', text: `Na caixa vem: ${value}` }) },
  ],
  en: [
    { label: /^(?:weight|item weight)$/, say: (value) => ({ kind: 'action', text: `weighs ${value}` }) },
    { label: /^(?:material|fabric)$/, say: (value) => ({ kind: 'sentence', text: `The material is ${value}` }) },
    { label: /^(?:compatibility|compatible with)$/, say: (value) => ({ kind: 'quality', text: `compatible with ${value}` }) },
    { label: /^(?:in the box|what is in the box|included)$/, say: (value) => ({ kind: 'sentence', text: `In the box: ${value}` }) },
  ],
}

/**
 * A feature of the page ready to be spoken, or null when it is shouting, praise, a bare word or too long.
 * "Resistente à água IPX4" is a quality, "Bateria de até 40 horas" a thing, "Cabe no bolso" an action, "Cor: preto" a sentence.
 */
export function featurePart(feature: string, speech: InterfaceLanguage): FeaturePart | null {
  const text = cleanSpeech(feature).replace(/[.;,\s]+$/, '')
  const count = wordsOf(text).length
  const folded = foldText(text)
  if (count < 2 || count > 13 || praise.test(folded) || /[!?]/.test(text)) return null
  if (text === text.toUpperCase() && count > 2) return null
  const property = spokenProperty(text, speech)
  if (property !== null) return property
  if (/^[^:]{2,30}: ?\S/.test(text)) return { kind: 'sentence', text: text.charAt(0).toUpperCase() + text.slice(1) }
  if (actions[speech].test(folded)) return { kind: 'action', text: insideSentence(text) }
  if (qualities[speech].test(folded)) return { kind: 'quality', text: insideSentence(text) }
  if (speech === 'en' && /\b(?:included|inside)$/.test(folded)) return { kind: 'sentence', text: text.charAt(0).toUpperCase() + text.slice(1) }
  return { kind: 'thing', text: speech === 'en' ? withArticle(insideSentence(text)) : insideSentence(text) }
}

/** "Label: value" in words, or null when only the page's own form is safe. */
function spokenProperty(text: string, speech: InterfaceLanguage): FeaturePart | null {
  const [, label = '', value = ''] = /^([^:]{2,30}): ?(\S.*)$/.exec(text) ?? []
  const folded = foldText(label)
  const sayer = labels[speech].find((one) => one.label.test(folded))
  if (sayer !== undefined) return sayer.say(insideSentence(value))
  if (!amount.test(value)) return null
  if (versioned.test(folded)) return { kind: 'thing', text: `${label} ${value}` }
  if (!measured[speech].test(folded)) return null
  return { kind: 'thing', text: speech === 'pt' ? `${label.toLowerCase()} de ${value}` : `${value} of ${label.toLowerCase()}` }
}

/** English things that take no article, folded: materials, substances and what is done. */
const uncountable =
  /(?:ing|ness|ity|age|ware)$|^(?:bluetooth|wi-?fi|usb|hdmi|power|sound|audio|bass|light|water|steel|cotton|nylon|leather|wood|memory|protection|access|support|control|music|resolution|suction|insulation|coffee|glass|hdr|anc)$/

/** "padded hip belt" is "a padded hip belt"; plurals, numbers and substances stay. The noun is the last word before a preposition. */
function withArticle(thing: string): string {
  const head = foldText(thing.split(/ (?:with|for|of|in|to|on|that|and|or|up|by|from)\b|,/)[0] ?? '')
    .split(' ')
    .at(-1)
  const isPlural = head?.endsWith('s') === true && !head.endsWith('ss')
  const takesNone = head === undefined || isPlural || uncountable.test(head) || /\d/.test(head) || /^(?:\d|an? |the |\p{Lu})/u.test(thing)
  return takesNone ? thing : `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`
}

function insideSentence(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !keepsCapital.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Features that say what it is rather than what it does; told last. */
export function isMinorFeature(feature: string): boolean {
  return /^(?:cor|color|modelo|model|sku|ref|codigo|peso|weight|dimens|tamanho|size|marca|brand|origem|ean|altura|largura|comprimento|profundidade|height|width|length|depth)\b/.test(
    foldText(cleanSpeech(feature)),
  )
}

/** Words that many amounts share, folded and singular. */
const units =
  /^(?:hora|minuto|segundo|dia|mes|ano|litro|metro|hour|minute|second|day|month|year|liter|meter|inch|polegada|[kmc]?g|[mc]?l|[kcm]?m|w|v|mah|gb|tb|\d.*)$/

/**
 * Without those that an earlier one, or the name, has said: "Bateria: até 40 horas", "Bateria de até 40 horas" and "Bateria: 40 horas com
 * estojo" are one, told as it stands first.
 */
export function withoutRepeats(features: readonly string[], name: string, speech: InterfaceLanguage): string[] {
  const said: { words: ReadonlySet<string>; numbers: readonly string[] }[] = []
  const nameWords = new Set(contentWords(name, speech))
  return features.filter((feature) => {
    const words = contentWords(feature, speech)
    const numbers = numbersOf(feature)
    const value = contentWords(/^[^:]{2,30}: ?(.*)$/.exec(feature)?.[1] ?? feature, speech)
    const isRepeat = said.some((earlier) => {
      const sameAmount = numbers.length > 0 && numbers.every((number) => earlier.numbers.includes(number))
      return words.every((word) => earlier.words.has(word)) || (sameAmount && words.some((word) => earlier.words.has(word) && !units.test(word)))
    })
    if (isRepeat || value.every((word) => nameWords.has(word))) return false
    said.push({ words: new Set(words), numbers })
    return true
  })
}
