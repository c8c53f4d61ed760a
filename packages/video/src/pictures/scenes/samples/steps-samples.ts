import type { Layout } from '../../scene-plan/scene-plan.ts'

const nothing = null

/** Orders, recipes, quotes, talks and parts of things, with the longest texts they have to bear. */
export const stepsSamples: readonly Layout[] = [
  {
    kind: 'list',
    title: 'Minerais',
    items: [
      { text: 'ferro', icon: nothing },
      { text: 'leite', icon: 'glass-of-milk' },
      { text: 'magnésio', icon: nothing },
    ],
  },
  {
    kind: 'list',
    title: 'Desenvolvimento sustentável já',
    items: [
      { text: 'exposição prolongada ao', icon: nothing },
      { text: 'semente de girassol', icon: 'sunflower' },
      { text: 'castanha', icon: 'chestnut' },
      { text: 'arroz integral', icon: 'cooked-rice' },
      { text: 'otorrinolaringologia', icon: nothing },
    ],
  },
  {
    kind: 'ranking',
    what: 'maior bioma do Brasil',
    places: [
      { place: 1, text: 'Amazônia', icon: 'deciduous-tree' },
      { place: 2, text: 'Cerrado', icon: nothing },
    ],
  },
  { kind: 'ranking', what: 'cobra mais pesada do mundo', places: [{ place: 1, text: 'sucuri-verde', icon: nothing }] },
  {
    kind: 'ranking',
    what: 'largest native land mammals of South America',
    places: [
      { place: 1, text: 'South American lowland tap', icon: 'elephant' },
      { place: 2, text: 'jaguar', icon: 'tiger-face' },
      { place: 3, text: 'capivara do Pantanal', icon: 'rabbit-face' },
    ],
  },
  {
    kind: 'before-after',
    label: 'Café',
    before: { text: 'um limpador de papel de parede', icon: nothing },
    after: { text: 'massinha de modelar', icon: nothing },
  },
  { kind: 'before-after', label: '', before: { text: 'gelo', icon: 'ice' }, after: { text: 'vapor de água muito quente', icon: 'fire' } },
  { kind: 'correction', label: 'Mona Lisa', wrong: 'em tela', right: 'em madeira de álamo' },
  { kind: 'correction', label: 'Desenvolvimento sustentável', wrong: 'título que quer dizer grande alma', right: 'tiny drops of water or bits of ice' },
  { kind: 'quote', portions: ['Os continentes já foram um só'], by: 'Alfred Wegener', isExact: false },
  {
    kind: 'quote',
    portions: ['Que não seja imortal,', 'posto que é chama, mas que', 'seja infinito enquanto dure'],
    by: 'Vinicius de Moraes e outros',
    isExact: true,
  },
  { kind: 'dialogue', question: 'Por que o abacaxi arde na língua?', answer: 'Porque a bromelina quebra as proteínas da boca.' },
  { kind: 'dialogue', question: 'Por que a gente boceja quando vê outra pessoa bocejar, mesmo sem nenhum sono e logo de manhã?', answer: nothing },
  {
    kind: 'recipe',
    title: 'Bolo de cenoura',
    items: [
      { amount: '2 xícaras', text: 'farinha', icon: nothing },
      { amount: '3', text: 'ovos', icon: 'egg' },
      { amount: 'uma pitada', text: 'sal', icon: 'salt' },
    ],
  },
  {
    kind: 'recipe',
    title: 'Desenvolvimento sustentável já',
    items: [
      { amount: '2 colheres de sopa', text: 'manteiga sem sal', icon: 'butter' },
      { amount: '200 gramas', text: 'chocolate meio amargo', icon: 'chocolate-bar' },
      { amount: '500 ml', text: 'leite', icon: 'glass-of-milk' },
      { amount: '½ xícara', text: 'mel', icon: 'honey-pot' },
      { amount: '3', text: 'ovos', icon: 'egg' },
    ],
  },
  {
    kind: 'chain',
    boxes: [
      { text: 'A bromelina quebra proteínas', icon: nothing },
      { text: 'A língua arde com abacaxi', icon: nothing },
    ],
    isCycle: false,
  },
  {
    kind: 'chain',
    boxes: [
      { text: 'Água', icon: 'droplet' },
      { text: 'Vapor que sobe até o céu frio', icon: 'cloud' },
      { text: 'Chuva', icon: nothing },
    ],
    isCycle: true,
  },
  { kind: 'anatomy', whole: 'Preço', parts: ['custo', 'despesas', 'margem'] },
  { kind: 'anatomy', whole: 'Massa seca italiana de Nápoles', parts: ['trigo duro', 'água'] },
  { kind: 'anatomy', whole: 'Aida', parts: ['atenção', 'interesse', 'desejo', 'desenvolvimento social'] },
  {
    kind: 'contrast',
    one: { text: "A whale's tail beats up and down", icon: 'spouting-whale' },
    other: { text: "A fish's tail goes side to side", icon: 'fish' },
  },
  {
    kind: 'contrast',
    one: { text: 'O cuscuz brasileiro é feito de milho bem hidratado', icon: nothing },
    other: { text: 'O cuscuz do norte da África é feito de sêmola de trigo', icon: nothing },
  },
]
