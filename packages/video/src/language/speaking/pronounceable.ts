// Consonants that words of Portuguese and English begin and end with: texts mix the two.
const onset = String.raw`(?:[bcdfgkptvw]r|[bcfgkpsv]l|s[chkmnpqtvw]|sch|sph|s[cpt]r|spl|shr|[cgpstw]h|[ct]hr|[dt]w|[dt]j|tch|[gkp]n|ps|[b-df-hj-np-tv-z])`
const coda = String.raw`(?:[lrn]?(?:[b-dfgkmpstvz]|[cst]h|ph|ck|[cfpsx]t|s[kp]|ght?|ff|ss|zz|tt)|[glmr]?[ln]|mp|l[dk]|r[lm]|rld|rr|ll|nn|[hrwx])s?`
const readable = new RegExp(`^${onset}?[aeiouy]+(?:[b-df-hj-np-tv-xz]?${onset}[aeiouy]+)*(?:${coda})?$`, 'i')

/**
 * Whether a short word of plain letters can be read as a word: "ANVISA", "NASA", but not "IRPF".
 */
function isPronounceable(letters: string): boolean {
  return readable.test(letters)
}

/** Longer words in capitals are emphasis, whatever their letters. */
const longestAcronym = 6

/**
 * How a word in capitals is read that no table knows: short ones that nobody can pronounce letter
 * by letter; `null` for a word that is not all capitals.
 */
export function readingOf(word: string): 'word' | 'spelled' | null {
  if (!/^\p{Lu}{2,}$/u.test(word)) return null
  return word.length <= longestAcronym && /^[A-Z]+$/.test(word) && !isPronounceable(word) ? 'spelled' : 'word'
}
