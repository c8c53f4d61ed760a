import type { DomainActions } from './domain-actions.ts'

/** For themes that hurt: nothing is promised, nothing is explained away, and nobody is sent to look for examples. */
export const careActions: DomainActions = {
  domain: 'care',
  approach: 'care',
  // Recognised by `careOf`, which needs whole phrases.
  words: { pt: [], en: [] },
  steps: [
    [
      {
        say: { pt: 'Comece perguntando: como você está, de verdade?', en: 'Start by asking: how are you, really?' },
        more: { pt: 'Depois, deixe a pessoa falar no tempo dela.', en: 'Then let them talk at their own pace.' },
        recap: { pt: 'perguntar de verdade', en: 'ask and mean it' },
        icon: 'speech-balloon',
        keywords: { pt: ['conversa', 'amigo'], en: ['talk', 'friend'] },
      },
      {
        say: { pt: 'Dê nome ao que você sente, sem se julgar.', en: 'Name what you feel, without judging yourself.' },
        more: { pt: 'Pode ser por escrito, só para você.', en: 'It can be in writing, just for you.' },
        recap: { pt: 'dar nome ao que sente', en: 'name the feeling' },
        icon: 'memo',
        keywords: { pt: ['caderno', 'coração'], en: ['notebook', 'heart'] },
      },
    ],
    [
      {
        say: { pt: 'Escute sem corrigir e sem dar lição.', en: 'Listen without fixing and without lecturing.' },
        more: { pt: 'Ficar junto em silêncio também é companhia.', en: 'Sitting together in silence is company too.' },
        recap: { pt: 'escutar sem julgar', en: 'listen, no judging' },
        icon: 'heart-hands',
        keywords: { pt: ['abraço', 'empatia'], en: ['hug', 'empathy'] },
      },
      {
        say: { pt: 'Escolha uma pessoa de confiança e conte para ela.', en: 'Choose one person you trust and tell them.' },
        more: { pt: 'Uma mensagem curta já abre a conversa.', en: 'A short message is enough to begin.' },
        recap: { pt: 'contar para alguém', en: 'tell someone' },
        icon: 'people-hugging',
        keywords: { pt: ['abraço', 'amigo'], en: ['hug', 'friend'] },
      },
    ],
    [
      {
        say: { pt: 'Marque uma conversa com quem estudou para ajudar.', en: 'Book a talk with someone trained to help.' },
        more: { pt: 'Se for para outra pessoa, ofereça companhia.', en: 'If it is for someone else, offer to go along.' },
        recap: { pt: 'marcar uma conversa', en: 'book a talk' },
        icon: 'calendar',
        keywords: { pt: ['calendário', 'conversa'], en: ['calendar', 'talk'] },
      },
      {
        say: { pt: 'Deixe os telefones de ajuda sempre à mão.', en: 'Keep the numbers of helplines at hand.' },
        more: { pt: 'Mande também para as pessoas que você ama.', en: 'Send them to the people you love too.' },
        recap: { pt: 'telefones à mão', en: 'helplines at hand' },
        icon: 'telephone-receiver',
        keywords: { pt: ['telefone', 'apoio'], en: ['telephone', 'support'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Hoje, cuide do básico: comida, água e descanso.', en: 'Today, look after the basics: food, water and rest.' },
      icon: 'droplet',
      keywords: { pt: ['água', 'cama'], en: ['water', 'bed'] },
    },
    {
      say: { pt: 'Não compare a sua dor com a de ninguém.', en: 'Do not compare your pain with anyone else’s.' },
      icon: 'growing-heart',
      keywords: { pt: ['coração', 'empatia'], en: ['heart', 'empathy'] },
    },
    {
      say: { pt: 'Recomece quantas vezes precisar.', en: 'Start again as often as you need to.' },
      icon: 'sunrise',
      keywords: { pt: ['amanhecer', 'recomeço'], en: ['sunrise', 'hope'] },
    },
  ],
  question: { pt: 'O que ajudou você em um dia difícil?', en: 'What helped you on a hard day?' },
  tags: { pt: ['apoio', 'acolhimento', 'escuta'], en: ['support', 'youmatter', 'listening'] },
  professional: 'health',
}
