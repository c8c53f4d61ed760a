import type { DomainActions } from './domain-actions.ts'

export const fashionActions: DomainActions = {
  domain: 'beauty',
  approach: 'do',
  words: {
    pt: ['moda', 'roupa', 'look', 'estilo', 'vestid', 'tenis', 'sapato', 'brecho', 'jeans', 'camisa', 'acessorio', 'joia', 'bijuteria'],
    en: ['fashion', 'cloth', 'outfit', 'style', 'dress', 'sneaker', 'shoe', 'handbag', 'thrift', 'wardrobe', 'jeans', 'shirt', 'accessor', 'jewel'],
  },
  steps: [
    [
      {
        say: { pt: 'Abra o armário: o que você já tem e não usa?', en: 'Open your closet: what do you own and never use?' },
        more: { pt: 'Comece pelo que já está em casa.', en: 'Start with what is already at home.' },
        recap: { pt: 'usar o que já tem', en: 'use what you own' },
        icon: 't-shirt',
        keywords: { pt: ['armário', 'roupas'], en: ['closet', 'clothes'] },
      },
      {
        say: { pt: 'Separe as três peças que você mais usa.', en: 'Pick the three pieces you wear most.' },
        more: { pt: 'O que elas têm em comum?', en: 'What do they have in common?' },
        recap: { pt: 'três peças favoritas', en: 'three favorites' },
        icon: 'jeans',
        keywords: { pt: ['roupas', 'cabide'], en: ['clothes', 'hanger'] },
      },
    ],
    [
      {
        say: { pt: 'Monte três combinações com a mesma peça.', en: 'Build three outfits around one piece.' },
        more: { pt: 'Troque o sapato, a bolsa ou a cor.', en: 'Change the shoes, the bag or the color.' },
        recap: { pt: 'três combinações', en: 'three outfits' },
        icon: 'dress',
        keywords: { pt: ['vestido', 'combinação'], en: ['dress', 'outfit'] },
      },
      {
        say: { pt: 'Experimente sentado e andando, não só no espelho.', en: 'Try it sitting and walking, not just in the mirror.' },
        more: { pt: 'Incomodou em dois minutos? Pense duas vezes.', en: 'Uncomfortable after two minutes? Think twice.' },
        recap: { pt: 'testar em movimento', en: 'test it moving' },
        icon: 'mirror',
        keywords: { pt: ['espelho', 'provador'], en: ['mirror', 'fitting room'] },
      },
    ],
    [
      {
        say: { pt: 'Tire uma foto de cada look que deu certo.', en: 'Take a photo of every outfit that works.' },
        more: { pt: 'Na pressa, é só abrir a galeria.', en: 'In a hurry, just open your gallery.' },
        recap: { pt: 'foto dos looks', en: 'photo of outfits' },
        icon: 'camera',
        keywords: { pt: ['foto', 'espelho'], en: ['photo', 'mirror'] },
      },
      {
        say: { pt: 'Antes de comprar, pense: combina com o que eu já tenho?', en: 'Before you buy, ask: does it go with what I own?' },
        more: { pt: 'Não achou três combinações? Deixe na loja.', en: 'No three outfits in mind? Leave it there.' },
        recap: { pt: 'comprar o que combina', en: 'buy what matches' },
        icon: 'shopping-bags',
        keywords: { pt: ['sacola', 'loja'], en: ['shopping', 'bag', 'store'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Leia a etiqueta antes da primeira lavagem.', en: 'Read the label before the first wash.' },
      icon: 'basket',
      keywords: { pt: ['etiqueta', 'lavagem'], en: ['label', 'laundry'] },
    },
    {
      say: { pt: 'Separe hoje a roupa de amanhã.', en: 'Lay out your clothes the night before.' },
      icon: 'crescent-moon',
      keywords: { pt: ['noite', 'roupa'], en: ['night', 'clothes'] },
    },
    {
      say: { pt: 'O que não serve mais pode servir para alguém.', en: 'Pass on what no longer fits you.' },
      icon: 'wrapped-gift',
      keywords: { pt: ['doação', 'caixa'], en: ['donation', 'box'] },
    },
  ],
  question: { pt: 'Qual peça você usaria todo dia?', en: 'Which piece would you wear every day?' },
  tags: { pt: ['moda', 'estilo', 'lookdodia'], en: ['fashion', 'style', 'outfitoftheday'] },
}
