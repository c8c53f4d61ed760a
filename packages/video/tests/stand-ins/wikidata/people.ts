import { date, entity, item, items, itemOf } from './entity-builder.ts'

const man = itemOf('Q6581097')
const woman = itemOf('Q6581072')
const human = ['Q5 ser humano|human']

/** People: dead, living, hardly known, not of age. */
export const people = [
  entity({
    id: 'Q937',
    labels: 'Albert Einstein',
    descriptions: 'físico teórico alemão|German-born theoretical physicist',
    kinds: human,
    pages: 250,
    claims: {
      P21: man,
      P569: date('1879-03-14'),
      P570: date('1955-04-18'),
      P19: item('Ulm'),
      P20: item('Princeton'),
      P106: items('físico teórico|theoretical physicist', 'inventor', 'filósofo|philosopher'),
      P166: items('Prêmio Nobel de Física|Nobel Prize in Physics', 'Medalha Copley|Copley Medal'),
      P800: items('teoria da relatividade|theory of relativity', 'efeito fotoelétrico|photoelectric effect'),
      P26: item('Mileva Marić'),
      P140: item('agnosticismo|agnosticism'),
      P102: item('um partido|a party'),
    },
  }),
  entity({
    id: 'Q7186',
    labels: 'Marie Curie',
    descriptions: 'cientista|Polish-French physicist and chemist',
    kinds: human,
    pages: 200,
    claims: {
      P21: woman,
      P569: date('1867-11-07'),
      P570: date('1934-07-04'),
      P19: item('Varsóvia|Warsaw'),
      P106: items('químico|chemist', 'físico|physicist', 'professor universitário|university teacher'),
      P166: items('Prêmio Nobel de Física|Nobel Prize in Physics', 'Prêmio Nobel de Química|Nobel Prize in Chemistry'),
    },
  }),
  entity({
    id: 'Q12897',
    labels: 'Pelé',
    descriptions: 'futebolista brasileiro|Brazilian footballer',
    kinds: human,
    pages: 150,
    claims: {
      P21: man,
      P569: date('1940-10-23'),
      P570: date('2022-12-29'),
      P19: item('Três Corações'),
      P106: items('futebolista|association football player', 'ator|actor'),
      P413: item('atacante|forward'),
      P641: item('futebol|association football'),
    },
  }),
  entity({
    id: 'Q5582',
    labels: 'Vincent van Gogh',
    descriptions: 'pintor holandês|Dutch painter',
    kinds: human,
    pages: 200,
    claims: {
      P21: man,
      P569: date('1853-03-30'),
      P570: date('1890-07-29'),
      P19: item('Zundert'),
      P106: item('pintor|painter'),
      P800: items('A Noite Estrelada|The Starry Night', 'Os Girassóis|Sunflowers'),
      P135: item('pós-impressionismo|Post-Impressionism'),
    },
  }),
  entity({
    id: 'Q8704',
    labels: 'Fernanda Montenegro',
    descriptions: 'atriz brasileira|Brazilian actress',
    kinds: human,
    pages: 40,
    claims: {
      P21: woman,
      P569: date('1929-10-16'),
      P19: item('Rio de Janeiro'),
      P106: items('ator|actor', 'escritor|writer'),
      P166: item('Urso de Prata de Melhor Atriz|Silver Bear for Best Actress'),
    },
  }),
  entity({
    id: 'Q999900001',
    labels: 'Pessoa Pouco Conhecida|Little Known Person',
    kinds: human,
    pages: 2,
    claims: { P21: woman, P569: date('1980-01-01'), P106: item('professor|teacher') },
  }),
  entity({
    id: 'Q999900002',
    labels: 'Jovem Artista|Young Artist',
    kinds: human,
    pages: 30,
    claims: { P21: woman, P569: date('2012-05-05'), P106: item('cantor|singer') },
  }),
]
