import type { DomainActions } from './domain-actions.ts'

export const beautyActions: DomainActions = {
  domain: 'beauty',
  approach: 'do',
  words: {
    pt: ['pele', 'skincare', 'cabel', 'maquiag', 'unha', 'beleza', 'cosmet', 'perfum', 'barba', 'sobrancelh', 'cilio', 'batom', 'shampoo', 'acne'],
    en: ['skin', 'hair', 'makeup', 'nail', 'beauty', 'cosmet', 'perfume', 'beard', 'brow', 'lash', 'lipstick', 'shampoo', 'acne'],
  },
  steps: [
    [
      {
        say: { pt: 'Olhe no espelho: o que você quer mudar primeiro?', en: 'Look in the mirror: what do you want to change first?' },
        more: { pt: 'Uma coisa só. O resto pode esperar.', en: 'Just one thing. The rest can wait.' },
        recap: { pt: 'uma coisa por vez', en: 'one thing first' },
        icon: 'mirror',
        keywords: { pt: ['espelho', 'rosto'], en: ['mirror', 'face'] },
      },
      {
        say: { pt: 'Junte o que você já tem e veja o que usa de verdade.', en: 'Gather what you own and see what you really use.' },
        more: { pt: 'Comece pelo que já está em casa.', en: 'Start with what is already at home.' },
        recap: { pt: 'usar o que já tem', en: 'use what you own' },
        icon: 'handbag',
        keywords: { pt: ['bolsa', 'cosméticos'], en: ['bag', 'cosmetics'] },
      },
    ],
    [
      {
        say: { pt: 'Teste antes em uma parte pequena e espere um dia.', en: 'Test it on a small spot first and wait a day.' },
        more: { pt: 'Deu reação? Pare na hora.', en: 'Any reaction? Stop right away.' },
        recap: { pt: 'testar antes', en: 'patch test' },
        icon: 'test-tube',
        keywords: { pt: ['teste', 'creme'], en: ['test', 'cream'] },
      },
      {
        say: { pt: 'Leia o rótulo e veja para quem o produto foi feito.', en: 'Read the label and see who the product is made for.' },
        more: { pt: 'Compare com o que você precisa, não com a moda.', en: 'Match it to what you need, not to the trend.' },
        recap: { pt: 'ler o rótulo', en: 'read the label' },
        icon: 'lotion-bottle',
        keywords: { pt: ['frasco', 'rótulo'], en: ['bottle', 'label'] },
      },
    ],
    [
      {
        say: { pt: 'Use do mesmo jeito por duas semanas antes de julgar.', en: 'Use it the same way for two weeks before you judge.' },
        more: { pt: 'Trocar tudo junto não deixa comparar nada.', en: 'Swapping everything at once leaves nothing to compare.' },
        recap: { pt: 'duas semanas', en: 'two weeks' },
        icon: 'calendar',
        keywords: { pt: ['calendário', 'rotina'], en: ['calendar', 'routine'] },
      },
      {
        say: { pt: 'Tire uma foto hoje e outra daqui a um mês, na mesma luz.', en: 'Take a photo today and one next month, same light.' },
        more: { pt: 'A foto lembra melhor do que a memória.', en: 'A photo remembers better than you do.' },
        recap: { pt: 'foto antes e depois', en: 'before and after photo' },
        icon: 'camera',
        keywords: { pt: ['foto', 'espelho'], en: ['photo', 'mirror'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Anote o nome do que funcionou para você.', en: 'Write down the name of what worked for you.' },
      icon: 'memo',
      keywords: { pt: ['caderno', 'lista'], en: ['notebook', 'list'] },
    },
    {
      say: { pt: 'Antes de comprar, veja se não tem algo igual em casa.', en: 'Before you buy, check that you do not own one already.' },
      icon: 'shopping-bags',
      keywords: { pt: ['sacola', 'loja'], en: ['shopping', 'bag', 'store'] },
    },
    {
      say: { pt: 'Ficou na dúvida? Pergunte a quem trabalha com isso.', en: 'Not sure? Ask someone who does this for a living.' },
      icon: 'speech-balloon',
      keywords: { pt: ['conversa', 'profissional'], en: ['chat', 'professional'] },
    },
  ],
  question: { pt: 'Qual parte da sua rotina você não pula?', en: 'Which part of your routine do you never skip?' },
  tags: { pt: ['beleza', 'cuidados', 'estilo'], en: ['beauty', 'selfcare', 'style'] },
}
