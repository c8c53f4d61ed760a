import type { StepRules } from '../rules/step-rules.ts'

const be = 'é|são|era|eram|foi|foram'
const subject = String.raw`(?<about>[^,:;]{2,60}?)`
const superlative = String.raw`(?:maior|menor|melhor)(?:es)? [^,:;]+|\p{L}+ mais [^,:;]+|mais [^,:;]+`
const name = String.raw`\p{Lu}[\p{L}.'’-]*(?:(?: d[aeo]s?| e| von| van| de la)? \p{Lu}[\p{L}.'’-]*)*`
const count = String.raw`(?:\d{1,2}|dois|duas|três|quatro|cinco)`

/** Portuguese of Brazil. */
export const stepRules: StepRules = {
  dangling:
    'o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|por|pelo|pela|pelos|pelas|para|pra|com|sem|sob|sobre|entre|até|e|ou|mas|que|se|como|quando|ao|aos|à|às|é|são|era|foi|não|mais|menos|muito|seu|sua|seus|suas|cada|desde|quase|cerca|tão|também|já|ainda',
  leaning:
    'e|ou|mas|que|se|ele|ela|eles|elas|isso|isto|é|são|era|eram|foi|foram|tem|têm|há|não|nem|porque|quando|onde|quem|também|já|só|apenas|então|pois|assim|cerca|quase|até|resto|tudo',
  clauseWords:
    'é|são|era|eram|foi|foram|está|estão|estava|tem|têm|tinha|tinham|há|faz|fazem|fez|fizeram|pode|podem|deve|devem|vai|vão|ele|ela|eles|elas|isso|isto|se|não|nem|virou|viraram|ficou|fica|ficam|diz|dizem|disse|você|quer|dá|dão|deu|vem|vêm|veio|usa|usam|existe|existem',
  articles: 'o|a|os|as',
  countedArticles: 'um|uma',
  borders:
    'o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|por|pelo|pela|pelos|pelas|para|pra|com|sem|sob|sobre|entre|até|ao|aos|à|às|que|se|como|quando|é|são|era|eram|foi|foram|tem|têm|tinha|tinham|há|não|nem|mas|porque|seu|sua|seus|suas|mais|só|também|já|desde',
  listLeads: 'de|do|da|dos|das|com|em|no|na|nos|nas|por|para|entre|sem|tem|têm|é|são',
  tail: /(?:,| que | como | porque | quando | onde | e não | e sim | com (?:um|uma|cerca) | capaz).*$/iu,
  isListVerb: /^\p{Ll}+(?:am|em|ão|êm)$|^(?:já|não|só|se|também)$/u,
  halfDenials: 'só|apenas|somente|sempre|bem|tão|mais|nada|fácil|exatamente|necessariamente|toda|todo|todos|todas|tudo|por acaso|provavelmente|quase',
  corrections: [
    new RegExp(
      String.raw`^${subject} não (?:${be}|está|estão|estava|vem|vêm|veio|fica|ficam|nasceu) (?<wrong>[^,:;]+?),? (?:e|mas) sim (?<right>[^,:;]+)`,
      'iu',
    ),
    new RegExp(String.raw`^${subject} não \p{L}+ (?<wrong>[^,:;]+?),? (?:e|mas) sim (?<right>[^,:;]+)`, 'iu'),
    new RegExp(String.raw`^${subject} não (?:${be}) (?<wrong>[^,:;]+): (?:é|são|era|eram) (?<right>[^:;]+)`, 'iu'),
    new RegExp(String.raw`^${subject} não (?:${be}) (?<wrong>uma? [^,:;]+), mas (?<right>uma? [^,:;]+)$`, 'iu'),
    new RegExp(String.raw`^${subject} não (?:${be}|vem|vêm|veio) (?<wrong>d[eao]s? [^,:;]+), mas (?<right>d[eao]s? [^,:;]+)$`, 'iu'),
    new RegExp(String.raw`^${subject} (?:${be}) (?<right>[^,:;]+),? e não (?<wrong>[^,:;]+)`, 'iu'),
  ],
  rankings: [
    new RegExp(
      String.raw`^(?<second>[^,:;]+?) (?:é|foi|são) [oa]s? segund[oa]s? (?<what>${superlative}), (?:atrás|depois) (?:(?:só|apenas|somente) )?d[eao]s? (?<first>[^,:;]+)$`,
      'iu',
    ),
    new RegExp(
      String.raw`^(?<first>[^,:;]+?) (?:é|foi|são) [oa]s? (?<what>${superlative}), seguid[oa]s? (?:por|pel[ao]s?|de|d[ao]s?) (?<second>[^,:;]+?)(?:(?:,| e) (?:por |pel[ao]s? |de |d[ao]s? )?(?<third>[^,:;]+?))?$`,
      'iu',
    ),
    new RegExp(String.raw`^(?<second>[^,:;]+?) (?:é|são) [oa]s? segund[oa]s? (?<what>${superlative})$`, 'iu'),
    new RegExp(String.raw`^(?<third>[^,:;]+?) (?:é|são) [oa]s? terceir[oa]s? (?<what>${superlative})$`, 'iu'),
    new RegExp(
      String.raw`^(?<first>[^,:;]+?) (?:é|são) [oa]s? (?<what>(?:${superlative})d[oae]s? (?:mundo|planeta|Brasil|país|Terra|Sistema Solar|corpo|oceano|espaço))$`,
      'iu',
    ),
  ],
  changes: [
    /(?:^| )(?:era|eram|foi|foram|já foi|já foram) (?:só |apenas )?(?<before>[^,:;]+?),? (?:e|mas) (?:hoje|agora|depois) (?:é|são|virou|viraram) (?<after>[^,:;]+)/iu,
    / (?:começou|começaram|nasceu|surgiu|surgiram) (?:só )?como (?<before>[^,:;]+?),? (?:e|mas) (?:hoje é|hoje são|virou|viraram|se tornou|acabou virando|depois virou) (?<after>[^,:;]+)/iu,
    / passou de (?<before>[^,:;]+?) (?:a|para) (?<after>[^,:;]+)/iu,
    / deixou de ser (?<before>[^,:;]+?),? (?:e )?(?:virou|para ser|passou a ser|se tornou) (?<after>[^,:;]+)/iu,
    /(?:^| )transform(?:a|ou|am|aram) (?<before>[^,:;]+?) em (?<after>[^,:;]+)/iu,
    /^(?<before>uma? [^,:;]+?) (?:virou|vira|se transformou em|se transforma em|se tornou) (?<after>[^,:;]+)$/iu,
    /^antes de (?:ser|virar) (?<after>[^,:;]+), [^,:;]*?(?:se chamava|era|foi) (?<before>[^,:;]+)/iu,
    /(?:^| )antes,? (?:era|eram|se chamava) (?<before>[^,:;]+?)[,;] (?:e )?(?:hoje|agora),? (?:é|são|se chama) (?<after>[^,:;]+)/iu,
  ],
  wholes: [
    new RegExp(String.raw`^(?<whole>[^,:;]+?) (?:tem|têm|possui|possuem) ${count} \p{L}+: (?<parts>.+)$`, 'iu'),
    /^(?<whole>[^,:;]+?) (?:é|são) (?:formad|compost|feit|constituíd)[oa]s? (?:por|de|com|pel[ao]s?) (?<parts>[^:;]+)$/iu,
    /^(?<whole>[^,:;]+?) (?:consiste|consistem) em (?<parts>[^:;]+)$/iu,
    /^(?<whole>[^,:;]+?) (?:é|são) (?:uma?) (?:mistura|combinação|creme|massa|mingau|caldo|ensopado|prato) de (?<parts>[^:;]+)$/iu,
  ],
  contrasts: [/^(?<one>[^,:;]+), enquanto (?<other>(?!(?:ele|ela|eles|elas|você|isso|se) )[^,:;]+)$/iu],
  chains: [
    /^(?<one>[^,:;]+?) (?:leva a|causa|provoca|gera) (?<two>[^,:;]+?),? que (?:leva a|causa|provoca|gera) (?<three>[^,:;]+)$/iu,
    /^(?<one>[^,:;]+?) (?:vira|se transforma em) (?<two>[^,:;]+?),? que (?:vira|se transforma em|forma) (?<three>[^,:;]+?)(?:,? e [^,:;]+)?$/iu,
    /^primeiro,? (?<one>[^,:;]+?)[,;] depois,? (?<two>[^,:;]+?),? (?:e )?(?:por fim|por último|no fim),? (?<three>[^,:;]+)$/iu,
    /^(?<effect>[^,:;]+?)(?<! só),? porque (?<cause>[^,:;]+)$/iu,
    // "Se não vier": without its "se" this form of a verb says nothing.
    /^(?<cause>se (?=[^,]*\p{L}(?:[aei]r(?:em|mos)?|for|forem)(?![\p{L}]))[^,:;]+), (?:então )?(?<effect>(?!.*\p{L}ria(?:m)?(?: |$))[^,:;]+)$/iu,
    /^(?:quando|se|sempre que) (?<cause>(?![^,]*(?:sse|ssem|ria) )[^,:;]+), (?:então )?(?<effect>(?!.*\p{L}ria(?:m)?(?: |$))[^,:;]+)$/iu,
  ],
  returns: /\bo ciclo (?:re)?começa|\brecomeça\b|volta ao começo/iu,
  quotes: [
    new RegExp(String.raw`^[“"«](?<said>[^”"»]{8,110})[”"»],? (?:disse|dizia|escreveu|afirmou|declarou|falou) (?<by>${name})`, 'u'),
    new RegExp(String.raw`(?<by>${name}) (?:disse|dizia|escreveu|afirmou|declarou)(?: uma vez)?: [“"«](?<said>[^”"»]{8,110})[”"»]`, 'u'),
    new RegExp(String.raw`^[Ss]egundo (?<by>${name}), (?<told>[^:;]{8,90})$`, 'u'),
    new RegExp(String.raw`(?:^|, )(?<by>${name}) (?:disse|dizia|afirmou|declarou) que (?<told>(?!(?:seu|sua|seus|suas|ele|ela|não) )[^:;]{8,90})$`, 'u'),
  ],
  rhetorical: /^(?:você sabia|sabia|já pensou|já imaginou|quer|que tal|sabe (?:o )?que)/iu,
  ingredients: {
    number: String.raw`\d+(?:[.,/]\d+)?|½|¼|uma?|dois|duas|três|quatro|cinco|seis|meia|meio`,
    unit: 'xícaras?(?: de chá)?|colher(?:es)?(?: de (?:sopa|chá|sobremesa))?|copos?|gramas|g|quilos?|kg|ml|litros?|latas?|pitadas?|dentes?|fatias?|pacotes?|caixas?|punhados?|fios?|folhas?|tabletes?',
    of: 'de',
    sizes: 'chá|sopa|sobremesa|café',
  },
  cooking:
    /(?<!\p{L})(?:xícaras?|colher(?:es)?|pitadas?|misture|mistur[ae]|bat[ae]|adicion[ae]|acrescent[ae]|junt[ae]|ass[ae]|cozinh[ae]|refog[ae]|peneir[ae]|ferv[ae]|massa leva|receita)(?!\p{L})/iu,
  headAt: 'start',
  year: / (?:em|desde) \d{4}$/u,
}
