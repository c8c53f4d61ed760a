import type { DomainActions } from './domain-actions.ts'

export const shoppingActions: DomainActions = {
  domain: 'shopping',
  approach: 'do',
  words: {
    pt: ['friday', 'promoc', 'liquidac', 'cupom', 'desconto', 'oferta', 'compras', 'presente', 'cashback', 'outlet', 'brecho'],
    en: ['friday', 'sale', 'coupon', 'discount', 'deal', 'shopping', 'gift', 'cashback', 'outlet', 'thrift'],
  },
  steps: [
    [
      {
        say: { pt: 'Anote hoje o preço do que você quer.', en: 'Write down today what your wish costs.' },
        more: { pt: 'No dia da oferta, você compara com o seu número.', en: 'On the day of the deal, compare with your number.' },
        recap: { pt: 'anotar o preço', en: 'note the price' },
        icon: 'memo',
        keywords: { pt: ['caderno', 'preço'], en: ['notebook', 'price'] },
      },
      {
        say: { pt: 'Faça a lista antes de abrir a loja.', en: 'Make your list before you open the store.' },
        more: { pt: 'O que não está na lista espera um dia.', en: 'What is not on the list waits a day.' },
        recap: { pt: 'lista antes', en: 'list first' },
        icon: 'clipboard',
        keywords: { pt: ['lista', 'loja'], en: ['list', 'store'] },
      },
    ],
    [
      {
        say: { pt: 'Compare o total: preço, frete e prazo.', en: 'Compare the total: price, shipping and time.' },
        more: { pt: 'O mais barato na tela pode não ser no fim.', en: 'The cheapest on screen may not be in the end.' },
        recap: { pt: 'comparar o total', en: 'compare the total' },
        icon: 'balance-scale',
        keywords: { pt: ['balança', 'frete'], en: ['scale', 'shipping'] },
      },
      {
        say: { pt: 'Defina quanto pode gastar antes de olhar.', en: 'Set how much you can spend before you look.' },
        more: { pt: 'Chegou no valor? Feche a aba.', en: 'Reached it? Close the tab.' },
        recap: { pt: 'limite de gasto', en: 'spending limit' },
        icon: 'money-bag',
        keywords: { pt: ['dinheiro', 'limite'], en: ['money', 'limit'] },
      },
    ],
    [
      {
        say: { pt: 'Leia a regra de troca antes de pagar.', en: 'Read the return policy before you pay.' },
        more: { pt: 'Guarde o comprovante até usar.', en: 'Keep the receipt until you have used it.' },
        recap: { pt: 'regra de troca', en: 'return policy' },
        icon: 'receipt',
        keywords: { pt: ['recibo', 'troca'], en: ['receipt', 'return'] },
      },
      {
        say: { pt: 'Confira o endereço do site letra por letra.', en: 'Check the address of the site letter by letter.' },
        more: { pt: 'Na dúvida, digite você mesmo.', en: 'When in doubt, type it yourself.' },
        recap: { pt: 'conferir o endereço', en: 'check the address' },
        icon: 'locked',
        keywords: { pt: ['segurança', 'site'], en: ['security', 'website'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Pergunte: eu compraria sem o desconto?', en: 'Ask: would I buy it without the discount?' },
      icon: 'thinking-face',
      keywords: { pt: ['dúvida', 'compra'], en: ['doubt', 'shopping'] },
    },
    {
      say: { pt: 'Tire do carrinho e olhe de novo amanhã.', en: 'Take it out of the cart and look again tomorrow.' },
      icon: 'shopping-cart',
      keywords: { pt: ['carrinho', 'amanhã'], en: ['cart', 'tomorrow'] },
    },
    {
      say: { pt: 'Veja se alguém da família já tem um para emprestar.', en: 'See if someone in the family has one to lend.' },
      icon: 'house-with-garden',
      keywords: { pt: ['família', 'casa'], en: ['family', 'home'] },
    },
  ],
  question: { pt: 'Qual foi a sua melhor compra este ano?', en: 'What was your best buy this year?' },
  tags: { pt: ['compras', 'economizar', 'consumoconsciente'], en: ['shopping', 'savemoney', 'smartbuy'] },
}
