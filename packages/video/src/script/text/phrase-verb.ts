import type { InterfaceLanguage } from '@relampago/domain/catalogue'

/** End like infinitives and are none. */
const verbLikeNouns = new Set(
  `mulher lugar mar bar ar par lar jantar celular militar escolar familiar popular solar polar mar acucar colher poder prazer lazer amanhecer saber dever ser
  amor cor flor dor calor motor valor humor setor autor terror suor sabor vapor rumor tumor elixir porvir radar pomar paladar olhar altar hangar andar`.split(
    /\s+/,
  ),
)
const englishVerbs = new Set(
  `make build start sell grow learn save cook bake sleep lose gain train run study read write organize clean travel pack speak invest earn quit stop get keep
  choose buy find create take improve use fix plan raise teach`.split(/\s+/),
)

/**
 * Whether a folded word is the verb of a phrase: in Portuguese the form after "quer" and "como", in English one of the verbs that
 * themes begin with ("save money").
 */
export function isPhraseVerb(folded: string, language: InterfaceLanguage): boolean {
  if (language === 'en') return englishVerbs.has(folded)
  return /^[a-z]{2,}(?:ar|er|ir|por)$/.test(folded) && !verbLikeNouns.has(folded)
}
