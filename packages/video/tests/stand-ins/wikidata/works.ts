import { amount, date, entity, item, items, qualified } from './entity-builder.ts'

/** Films, series, music, books, games, paintings. */
export const works = [
  entity({
    id: 'Q44578',
    labels: 'Titanic',
    descriptions: 'filme de 1997 dirigido por James Cameron|1997 film by James Cameron',
    kinds: ['Q11424 filme|film'],
    claims: {
      P57: item('James Cameron'),
      P577: [date('1997-11-01'), date('1997-12-19'), date('1998-01-16')],
      P2142: amount(2264743305, 'dollar'),
      P2130: amount(200000000, 'dollar'),
      P2047: amount(194, 'minute'),
      P161: items('Leonardo DiCaprio', 'Kate Winslet', 'Billy Zane', 'Kathy Bates', 'Frances Fisher'),
      P86: item('James Horner'),
      P136: items('drama', 'filme de romance|romance film'),
      P166: items('Oscar de melhor filme|Academy Award for Best Picture', 'Oscar de melhor direção|Academy Award for Best Director'),
      P364: item('inglês|English'),
    },
  }),
  entity({
    id: 'Q1079',
    labels: 'Breaking Bad',
    descriptions: 'série de televisão americana|American crime drama television series',
    kinds: ['Q5398426 série de televisão|television series'],
    claims: { P1113: amount(62), P2437: amount(5), P170: item('Vince Gilligan'), P580: date('2008-01-20'), P582: date('2013-09-29'), P161: items('Bryan Cranston', 'Aaron Paul'), P840: item('Albuquerque') },
  }),
  entity({
    id: 'Q841366',
    labels: 'Garota de Ipanema|The Girl from Ipanema',
    descriptions: 'canção de bossa nova|bossa nova song',
    kinds: ['Q7366 canção|song'],
    claims: { P86: item('Tom Jobim|Antônio Carlos Jobim'), P676: item('Vinicius de Moraes'), P577: date('1962'), P136: item('bossa nova'), P407: item('português|Portuguese') },
  }),
  entity({
    id: 'Q605848',
    labels: 'Dom Casmurro',
    descriptions: 'romance de Machado de Assis|novel by Machado de Assis',
    kinds: ['Q7725634 obra literária|literary work'],
    claims: { P50: item('Machado de Assis'), P577: date('1899'), P840: item('Rio de Janeiro'), P674: items('Capitu', 'Bentinho', 'Escobar'), P407: item('português|Portuguese') },
  }),
  entity({
    id: 'Q12418',
    labels: 'Mona Lisa',
    descriptions: 'pintura de Leonardo da Vinci|painting by Leonardo da Vinci',
    kinds: ['Q3305213 pintura|painting'],
    claims: { P170: item('Leonardo da Vinci'), P571: qualified(date('1503'), { P1480: item('cerca de|circa') }), P276: item('Museu do Louvre|Louvre Museum'), P2048: amount(77, 'centimetre'), P2049: amount(53, 'centimetre'), P186: items('tinta a óleo|oil paint', 'madeira de álamo|poplar wood') },
  }),
  entity({
    id: 'Q49740',
    labels: 'Minecraft',
    descriptions: 'jogo eletrônico|2011 video game',
    kinds: ['Q7889 jogo eletrônico|video game'],
    claims: { P178: item('Mojang Studios'), P577: date('2011-11-18'), P287: item('Markus Persson'), P400: items('Windows', 'Android', 'Nintendo Switch', 'PlayStation 4', 'Xbox One') },
  }),
  entity({
    id: 'Q15862',
    labels: 'Queen',
    descriptions: 'banda britânica de rock|British rock band',
    kinds: ['Q5741069 banda de rock|rock band'],
    claims: { P571: date('1970'), P527: items('Freddie Mercury', 'Brian May', 'Roger Taylor', 'John Deacon'), P495: item('Reino Unido|United Kingdom'), P136: item('rock') },
  }),
]
