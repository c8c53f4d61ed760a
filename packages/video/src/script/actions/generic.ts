import type { DomainActions } from './domain-actions.ts'

export const genericActions: DomainActions = {
  domain: 'generic',
  approach: 'do',
  words: { pt: [], en: [] },
  steps: [
    [
      {
        say: { pt: 'Escreva em uma frase o que você quer resolver.', en: 'Write in one sentence what you want to solve.' },
        more: { pt: 'Se não couber em uma frase, divida em duas metas.', en: 'If it will not fit, split it into two goals.' },
        recap: { pt: 'uma frase só', en: 'one sentence' },
        icon: 'memo',
        keywords: { pt: ['caderno', 'ideia'], en: ['notebook', 'idea'] },
      },
      {
        say: { pt: 'Pergunte: o que muda na sua vida se der certo?', en: 'Ask yourself: what changes for you if it works?' },
        more: { pt: 'Guarde essa resposta para os dias difíceis.', en: 'Keep that answer for the hard days.' },
        recap: { pt: 'saber o motivo', en: 'know your reason' },
        icon: 'light-bulb',
        keywords: { pt: ['ideia', 'motivo'], en: ['idea', 'reason'] },
      },
    ],
    [
      {
        say: { pt: 'Liste o que você já tentou e o que aconteceu.', en: 'List what you have tried and what happened.' },
        more: { pt: 'Risque o que não vale repetir.', en: 'Cross out what is not worth repeating.' },
        recap: { pt: 'rever o que tentou', en: 'review what you tried' },
        icon: 'clipboard',
        keywords: { pt: ['lista', 'tentativa'], en: ['list', 'attempt'] },
      },
      {
        say: { pt: 'Converse com alguém que já passou por isso.', en: 'Talk to someone who has been there.' },
        more: { pt: 'Pergunte o que essa pessoa faria diferente.', en: 'Ask what they would do differently.' },
        recap: { pt: 'ouvir quem já fez', en: 'ask who did it' },
        icon: 'speech-balloon',
        keywords: { pt: ['conversa', 'pessoas'], en: ['talk', 'people'] },
      },
    ],
    [
      {
        say: { pt: 'Escolha o menor passo que cabe no dia de hoje.', en: 'Choose the smallest step that fits in today.' },
        more: { pt: 'Faça, veja o resultado e só então escolha o próximo.', en: 'Do it, look at the result, then choose the next one.' },
        recap: { pt: 'o menor passo', en: 'the smallest step' },
        icon: 'footprints',
        keywords: { pt: ['passo', 'caminho'], en: ['step', 'path'] },
      },
      {
        say: { pt: 'Marque uma data para olhar o resultado.', en: 'Set a date to look at the result.' },
        more: { pt: 'Sem data, tudo vira algum dia.', en: 'Without a date it becomes someday.' },
        recap: { pt: 'marcar uma data', en: 'set a date' },
        icon: 'calendar',
        keywords: { pt: ['calendário', 'resultado'], en: ['calendar', 'result'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Comece antes de se sentir pronto.', en: 'Start before you feel ready.' },
      icon: 'rocket',
      keywords: { pt: ['começo', 'foguete'], en: ['start', 'rocket'] },
    },
    {
      say: { pt: 'Tire da lista o que não depende de você.', en: 'Drop from the list what is not up to you.' },
      icon: 'broom',
      keywords: { pt: ['lista', 'limpeza'], en: ['list', 'cleaning'] },
    },
    {
      say: { pt: 'Conte para alguém o que você vai fazer.', en: 'Tell someone what you are going to do.' },
      icon: 'megaphone',
      keywords: { pt: ['conversa', 'anúncio'], en: ['talk', 'announcement'] },
    },
  ],
  question: { pt: 'Qual é o seu próximo passo?', en: 'What is your next step?' },
  tags: { pt: ['dicas', 'inspiracao', 'aprender'], en: ['tips', 'inspiration', 'learning'] },
}
