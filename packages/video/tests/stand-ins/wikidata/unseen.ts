import { amount, date, entity, item, items, itemOf, qualified, text } from './entity-builder.ts'

/** Written when the rules were done, and run once before anything was mended. */
export const unseen = [
  entity({
    id: 'Q39739',
    labels: 'Kilimanjaro|Mount Kilimanjaro',
    descriptions: 'vulcão na Tanzânia|dormant volcano in Tanzania',
    kinds: ['Q169358 estratovulcão|stratovolcano'],
    claims: { P2044: amount(5895, 'metre'), P17: item('Tanzânia|Tanzania'), P30: item('África|Africa') },
  }),
  entity({
    id: 'Q17',
    labels: 'Japão|Japan',
    descriptions: 'país insular da Ásia Oriental|island country in East Asia',
    kinds: ['Q112099 país insular|island country', 'Q3624078 Estado soberano|sovereign state'],
    claims: {
      P1082: qualified(amount(124500000), { P585: date('2023') }),
      P2046: amount(377972, 'squareKilometre'),
      P36: item('Tóquio|Tokyo'),
      P37: item('língua japonesa|Japanese'),
      P38: item('iene|yen'),
      P610: item('Monte Fuji|Mount Fuji'),
      P206: items('Oceano Pacífico|Pacific Ocean', 'Mar do Japão|Sea of Japan'),
      P2250: qualified(amount(84, 'year'), { P585: date('2021') }),
    },
  }),
  entity({
    id: 'Q7378',
    labels: 'elefante-africano|African elephant',
    descriptions: 'gênero de mamíferos|genus of mammals',
    kinds: ['Q16521 táxon|taxon'],
    claims: { P2067: amount(6000, 'kilogram'), P3063: amount(22, 'month'), P2048: amount(3.3, 'metre'), P1034: items('capim|grass', 'folha|leaf', 'casca de árvore|bark'), P2052: amount(40, 'kilometrePerHour'), P3395: amount(30, 'perMinute') },
  }),
  entity({
    id: 'Q1299',
    labels: 'The Beatles',
    descriptions: 'banda britânica de rock|English rock band',
    kinds: ['Q5741069 banda de rock|rock band'],
    claims: { P571: date('1960'), P576: date('1970-04-10'), P527: items('John Lennon', 'Paul McCartney', 'George Harrison', 'Ringo Starr'), P495: item('Reino Unido|United Kingdom'), P166: items('Prêmio Grammy|Grammy Award') },
  }),
  entity({
    id: 'Q5588',
    labels: 'Frida Kahlo',
    descriptions: 'pintora mexicana|Mexican painter',
    kinds: ['Q5 ser humano|human'],
    claims: { P21: itemOf('Q6581072'), P569: date('1907-07-06'), P570: date('1954-07-13'), P19: item('Coyoacán'), P106: items('pintor|painter', 'autobiógrafo|autobiographer'), P800: item('As Duas Fridas|The Two Fridas'), P135: item('surrealismo|surrealism') },
  }),
  entity({
    id: 'Q170593',
    labels: 'feijoada|Brazilian feijoada',
    descriptions: 'prato da culinária brasileira|Brazilian dish',
    kinds: ['Q746549 prato|dish'],
    claims: { P495: item('Brasil|Brazil'), P527: items('feijão-preto|black bean', 'carne de porco|pork', 'linguiça|sausage'), P2076: text('quente') },
  }),
  entity({
    id: 'Q2',
    labels: 'Terra|Earth',
    descriptions: 'terceiro planeta do Sistema Solar|third planet from the Sun',
    kinds: ['Q3504248 planeta interno|inner planet', 'Q634 planeta|planet'],
    claims: { P2386: amount(12742, 'kilometre'), P2147: amount(23.934, 'hour'), P2146: amount(365.256, 'day'), P398: item('Lua|Moon'), P397: item('Sol|Sun'), P2052: amount(29.78, 'kilometrePerSecond'), P2046: amount(510072000, 'squareKilometre') },
  }),
  entity({
    id: 'Q1124',
    labels: 'Ponte Rio-Niterói|Rio–Niterói Bridge',
    descriptions: 'ponte no Rio de Janeiro|bridge in Rio de Janeiro',
    kinds: ['Q158438 ponte em viga|girder bridge', 'Q12280 ponte|bridge'],
    claims: { P2043: amount(13290, 'metre'), P1619: date('1974-03-04'), P2048: amount(72, 'metre'), P17: item('Brasil|Brazil'), P186: items('concreto|concrete', 'aço|steel') },
  }),
  entity({
    id: 'Q166382',
    labels: 'O Poderoso Chefão|The Godfather',
    descriptions: 'filme de 1972 dirigido por Francis Ford Coppola|1972 film by Francis Ford Coppola',
    kinds: ['Q11424 filme|film'],
    claims: { P57: item('Francis Ford Coppola'), P144: item('O Poderoso Chefão (livro)|The Godfather (novel)'), P577: date('1972-03-14'), P2047: amount(175, 'minute'), P161: items('Marlon Brando', 'Al Pacino'), P840: item('Nova York|New York City'), P86: item('Nino Rota'), P495: item('Estados Unidos|United States'), P166: items('Oscar de melhor filme|Academy Award for Best Picture', 'Oscar de melhor ator|Academy Award for Best Actor') },
  }),
  entity({
    id: 'Q1860',
    labels: 'língua inglesa|English',
    descriptions: 'língua germânica ocidental|West Germanic language',
    kinds: ['Q34770 língua|language'],
    claims: { P1098: qualified(amount(1500000000), { P585: date('2023') }), P282: item('alfabeto latino|Latin script'), P183: item('Inglaterra|England') },
  }),
]
