import type { PlaceRules } from '../rules/place-rules.ts'

const nation =
  '(?:bandeira|hino|seleção|presidente|constituição|governo|parlamento|moeda|idioma|língua|leis?)(?: (?:oficial|nacional|atual|masculina|feminina))?'

export const placeRules: PlaceRules = {
  inside: 'em|no|na|nos|nas|n[oa]s? (?:próxim[oa]|atual|antig[oa]|vizinh[oa]|extremo|interior d[oae]s?)',
  insideCity: 'em|na cidade de|na capital',
  citiesWithArticle: /^(?:Rio|Recife|Cairo|Cidade )/u,
  towards: 'ao|à|aos|às|para (?:o|a|os|as)|até (?:o|a|os|as)|pel[oa]s?',
  towardsCity: 'a|para|até',
  from: 'd[oae]s?|desde (?:o|a|os|as)',
  origins:
    'vem|vêm|veio|vieram|vind[oa]s?|origem|originári[oa]s?|originou|nativ[oa]s?|natural|naturais|trazid[oa]s?|trouxe|trouxeram|import\\p{L}+|export\\p{L}+|sai|saiu|saíram|chegou|chegaram|parti\\p{L}+',
  parts:
    'norte|sul|leste|oeste|nordeste|sudeste|sudoeste|noroeste|centro|interior|litoral|costa|capital|fronteira|cidades?|estados?|regi(?:ão|ões)|territ[óo]rio|florestas?|montanhas?|desertos?|ilhas?|mapa|sertão|serras?|planaltos?|terras altas',
  of: 'd[oae]s?',
  denied: /(?<!\p{L})(?:não|nem|nunca)(?: \p{L}+){1,2} $/iu,
  compared:
    /(?<!\p{L})(?:do que|(?:quase|assim|tanto|tão \p{L}+) (?:como|quanto)|(?:mais|menos|maior|menor|melhor|pior)(?: \p{L}+){0,2} que|igual|equivale(?:nte)?|(?:o|do) tamanho)(?: (?:ao?s?|os?|às?|em|n[oa]s?|d[eoa]s?|cidade|área|estado|país|toda?|inteir[oa]))* $/iu,
  tellsWhere:
    /(?<!\p{L})(?:nasc|surg|cri(?:ad|ou|aram)|invent|achad|achou|encontr|descob|fica(?:m|va)?\b|ficou|viv|mora(?:m|va|ram)?\b|morou|morre|cai(?:u|em)?\b|caíram|exist|fundad|fundou|constru|produzid|cultivad|plantad|patentead|acontec|ocorr|começ|estre[io]|abriu|abriram|chego?u|chegaram|estud|trabalh|locali[sz]|situ|fabricad|disputad|reali[sz]ad|sediad|aparec)\p{L}*(?:,? [\p{L}\d]+){0,3} $/iu,
  asksAmount: /(?<!\p{L})quant[oa]s?(?!\p{L})/iu,
  subject: { lead: /^(?:o|a|os|as) $/u, verbs: /^ (?!e |ou |d[oae]s? |com |sem |que |em |n[oa]s? )\p{Ll}+/u },
  joints: /^(?:, | e | ou |, e )(?:em |no |na |nos |nas |o |a |os |as |ao |à |do |da |de |para o |para a )?$/u,
  behind: /^(?:[^\p{L}\p{N}]|$)/u,
  insideName: /\p{Lu}\p{L}+ (?:d[oae]s?|e) $/u,
  longerName: /^ (?:d[oae]s? )?\p{Lu}/u,
  stateOf: /(?:estado d[oae]|governo d[oae]|interior d[oae]|litoral d[oae]) $/u,
  moves:
    /(?<!\p{L})(?:viaj|voa|voo|naveg|veleja|embarc|rota|migr|emigr|imigr|atravess|cruz(?:ou|aram|am?)\b|percorr|lev(?:ou|ava|ado|ada|aram|a)\b|trouxe|trazid|cheg|saiu|saíram|sai\b|parti[ur]|transport|envi|espalh|exped|caravana|fug|fogem|transfer)/u,
  nationOf: nation,
  ofNation: 'd[oae]s?',
  nationBehind: /^$^/u,
}
