import { amount, date, entity, item, items, itemOf, qualified, text } from './entity-builder.ts'

/** The second ten, written after the first ten had been mended. */
export const unseenLater = [
  entity({
    id: 'Q718',
    labels: 'xadrez|chess',
    descriptions: 'jogo de tabuleiro de estratégia|strategy board game',
    kinds: ['Q131436 jogo de tabuleiro|board game', 'Q32112 jogo de estratégia|strategy game'],
    claims: { P495: item('Índia|India'), P571: date('6th'), P1132: amount(2) },
  }),
  entity({
    id: 'Q34706',
    labels: 'Ilha de Páscoa|Easter Island',
    descriptions: 'ilha do Chile no Oceano Pacífico|island in the Pacific Ocean belonging to Chile',
    kinds: ['Q23442 ilha|island'],
    claims: { P2046: amount(163.6, 'squareKilometre'), P17: item('Chile'), P1082: qualified(amount(7750), { P585: date('2017') }), P138: item('Páscoa|Easter'), P206: item('Oceano Pacífico|Pacific Ocean') },
  }),
  entity({
    id: 'Q98',
    labels: 'Oceano Pacífico|Pacific Ocean',
    descriptions: 'maior oceano da Terra|largest ocean on Earth',
    kinds: ['Q9430 oceano|ocean'],
    claims: { P2046: amount(165250000, 'squareKilometre'), P4511: amount(10994, 'metre'), P1589: item('Fossa das Marianas|Mariana Trench') },
  }),
  entity({
    id: 'Q5950',
    labels: 'James Brown',
    descriptions: 'cantor norte-americano|American singer',
    kinds: ['Q5 ser humano|human'],
    claims: { P21: itemOf('Q6581097'), P569: date('1933-05-03'), P570: date('2006-12-25'), P19: item('Barnwell'), P106: items('cantor|singer', 'compositor|composer', 'bailarino|dancer', 'pianista|pianist', 'ator|actor'), P1303: items('piano', 'guitarra|guitar', 'bateria|drums'), P166: item('Prêmio Grammy|Grammy Award'), P136: item('funk') },
  }),
  entity({
    id: 'Q48938223',
    labels: 'TikTok',
    descriptions: 'rede social de vídeos curtos|short-form video service',
    kinds: ['Q3220391 serviço de rede social|social networking service'],
    claims: { P571: date('2016-09'), P178: item('ByteDance'), P127: item('ByteDance'), P17: item('República Popular da China|China') },
  }),
  entity({
    id: 'Q41571',
    labels: 'Catarata|Waterfall of Test',
    descriptions: 'doença do olho|eye disease',
    kinds: ['Q112193867 classe de doença|class of disease'],
    claims: { P780: item('visão turva|blurred vision'), P828: items('envelhecimento|ageing') },
  }),
  entity({
    id: 'Q25381',
    labels: 'falcão-peregrino|peregrine falcon',
    descriptions: 'espécie de ave|species of bird',
    kinds: ['Q16521 táxon|taxon'],
    claims: { P225: text('Falco peregrinus'), P2052: amount(389, 'kilometrePerHour'), P2050: amount(1.1, 'metre'), P2067: amount(750, 'gram'), P141: item('pouco preocupante|Least Concern') },
  }),
  entity({
    id: 'Q9188',
    labels: 'Empire State Building',
    descriptions: 'arranha-céu em Nova Iorque|Art Deco skyscraper in New York City',
    kinds: ['Q11303 arranha-céu|skyscraper'],
    claims: { P2048: amount(443.2, 'metre'), P1101: amount(102), P1619: date('1931-05-01'), P84: item('William F. Lamb'), P149: item('art déco|Art Deco'), P131: item('Manhattan'), P2067: amount(331000, 'tonne') },
  }),
  entity({
    id: 'Q40730',
    labels: 'sal|table salt',
    descriptions: 'substância química usada como tempero|chemical substance used as seasoning',
    kinds: ['Q11173 composto químico|chemical compound'],
    claims: { P274: text('NaCl'), P2101: amount(801, 'celsius'), P2054: amount(2.17, 'gramPerCubicCentimetre'), P366: items('tempero|seasoning', 'conservação de alimentos|food preservation') },
  }),
  entity({
    id: 'Q6534',
    labels: 'Revolução Francesa|French Revolution',
    descriptions: 'revolução na França|revolution in France',
    kinds: ['Q10931 revolução|revolution'],
    claims: { P580: date('1789-05-05'), P582: date('1799-11-09'), P276: item('França|France'), P17: item('França|France') },
  }),
]
