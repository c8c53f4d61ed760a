import type { HookRules } from '../rules/hook-rules.ts'

const asking =
  'por que|como|onde|aonde|de onde|para onde|quando|desde quando|at[ée] quando|quant[oa]s?|qual|quais|quem|de quem|que|o que|a que|de que|do que|em que|para que|com que'
const beginsAsking = new RegExp(String.raw`^(?:${asking})(?!\p{L})`, 'iu')
/** What stands before "não" is then no plain subject. */
const noSubject = /(?<!\p{L})(?:que|quem|se|quando|porque|ainda|já|quase|nem|enquanto|como|onde|mas|para|não)(?!\p{L})/iu
/** Behind "não" these make another sense, or need it. */
const needsDenial = /^(?:só|apenas|somente|mais|há|é só|é apenas)(?!\p{L})|(?<!\p{L})(?:nenhum|nenhuma|nada|ninguém|nem|nunca|não|sequer)(?!\p{L})/iu

export const hookRules: HookRules = {
  viewer: 'você|vocês|seus?|suas?|comigo|adivinhe|pense|responda|guarde|volte|conte|escute',
  asking,
  // "Você sabe que comida..." begins like a statement.
  staysAfterKnow: (question) => beginsAsking.test(question) && !/^que /i.test(question),
  beforeYear: 'em|desde|em \\p{L}+ de|de \\p{L}+ de',
  magnitudes: 'mil|milhão|milhões|bilhão|bilhões|trilhão|trilhões',
  ofCounted: 'de',
  oddPlurals: 'gols',
  asks: { story: 'historia|origem|origens|biografia|surgimento|invencao', contradiction: 'mitos?|mentiras?|verdades?' },
  denied(say) {
    const [clause = ''] = say.split(/[,;:.!?]/)
    const [, subject, rest] = /^(.+?) não (.+)$/u.exec(clause) ?? []
    if (subject === undefined || rest === undefined || noSubject.test(subject) || needsDenial.test(rest)) return null
    return subject.split(' ').length <= 5 && rest.split(' ').length >= 2 ? `${subject} ${rest}?` : null
  },
}
