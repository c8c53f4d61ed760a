/** Present, singular; the plural adds "m". Forms that are nouns too, as "parte", are left out. */
const regular =
  'abre|absorve|acaba|acontece|alcança|ajuda|aparece|apresenta|atravessa|aumenta|atrai|baseia-se|brilha|carrega|chama-se|circula|começa|combina|comemora|compõe|compõe-se|comporta|concentra|congela|consome|constitui|controla|corre|cresce|cria|cura|derrete|deve|desce|descende|desempenha|desenvolve|destaca-se|detecta|deixa|digere|disputa|diverte|divide|divide-se|dorme|dura|emite|enche|engole|entende|equivale|espalha|estende-se|existe|exige|fecha|ferve|flutua|forma|forma-se|funciona|fornece|gasta|gera|gira|guarda|habita|hiberna|inclui|indica|intercala|joga|lança|leva|libera|liga|localiza-se|mantém-se|mede|migra|mora|move|move-se|mostra|muda|nada|nasce|ocorre|ocupa|ouve|passa|perde|permite|permanece|pertence|pesa|pode|possui|precisa|prefere|presta|protege|provoca|põe|realiza|recebe|reconhece|reflete|representa|reproduz-se|resiste|respira|responde|reúne|sente|sabe|segue|serve|significa|simboliza|situa-se|sobe|sobrevive|suporta|tenta|termina|tira|transforma|transporta|troca|usa|utiliza|varia|vence|vive|voa|volta|consegue|costuma|caracteriza-se|distingue-se|encontra-se|alimenta-se|consiste|abriga|abrange|atinge|chega|ganha|fica|celebra'
const irregular = {
  singular:
    'é|foi|era|está|esteve|tem|teve|tinha|faz|fez|vai|vem|veio|dá|deu|disse|produz|conduz|contém|mantém|obtém|cai|sai|traz|trouxe|pôs|quis|pôde|lê|vê|viu|constrói|recebia|vivia|fazia|possuía|podia|media|existia',
  plural:
    'são|foram|eram|estão|estiveram|têm|tiveram|tinham|fazem|fizeram|vão|vêm|vieram|dão|deram|produzem|conduzem|contêm|mantêm|caem|saem|trazem|puseram|leem|veem|viram|constroem|viviam|faziam|possuíam|podiam|mediam|existiam',
}

function pluralOf(verb: string): string {
  const [stem = '', reflexive] = verb.split('-')
  const plural = stem.endsWith('ém') ? stem.replace(/ém$/, 'êm') : /[uí]i$|ai$/.test(stem) ? stem.replace(/i$/, 'em') : `${stem}m`
  return reflexive === undefined ? plural : `${plural}-${reflexive}`
}

// The past shows itself by its ending; only few nouns share it.
const noVerbs = '(?!museu|europeu|pneu|apogeu|ateu|judeu|liceu|hebreu|plebeu|camafeu|tubérculo)'
const past = {
  singular: String.raw`${noVerbs}\p{L}{2,}(?:ou|eu|iu|ava)(?:-se(?=\b)(?! [oa]s? ))?`,
  plural: String.raw`\p{L}{2,}(?:aram|eram|iram|avam|iam)(?:-se)?`,
}

/** Third persons, as a pattern. */
export const thirdPersons = {
  singular: `${irregular.singular}|${regular}|${past.singular}`,
  plural: `${irregular.plural}|${regular.split('|').map(pluralOf).join('|')}|${past.plural}`,
}

// With "-se" others have their subject behind them: "Vendeu-se a casa".
const become = '(?:Torn|Mud|Form|Destac|Aposent|Dedic|Transform|Espalh|Inspir|Retir)'

/** The same at the beginning of a sentence. */
export const openingPersons = {
  singular: String.raw`(?:Não |Já )?(?:${capital(openers(irregular.singular, regular.split('|')))})|(?:Não )?(?=\p{Lu})(?!Museu|Europeu|Pneu|Deu)(?:\p{L}{3,}(?:ou|eu|iu)|${become}ou-se)`,
  plural: String.raw`(?:Não |Já )?(?:${capital(openers(irregular.plural, regular.split('|').map(pluralOf)))})|(?:Não )?(?=\p{Lu})(?:\p{L}{3,}(?:aram|eram|iram)|${become}aram-se)`,
}

/** Without those whose subject stands behind them. */
function openers(forms: string, others: readonly string[]): string {
  return [...forms.split('|'), ...others].filter((form) => !/^existe|^existi|^acontece|^ocorre/.test(form)).join('|')
}

/** "[Éé]|[Ff]oi": behind "Não" a verb is small. */
function capital(forms: string): string {
  return forms
    .split('|')
    .map((form) => `[${form.charAt(0).toUpperCase()}${form.charAt(0)}]${form.slice(1)}`)
    .join('|')
}
