import type { DomainActions } from './domain-actions.ts'

export const celebrationActions: DomainActions = {
  domain: 'family',
  approach: 'do',
  words: {
    pt: ['casament', 'noiva', 'noivo', 'festa', 'aniversario', 'formatura', 'debutante', 'batizado', 'convidado', 'natal', 'reveillon'],
    en: ['wedding', 'bride', 'groom', 'party', 'birthday', 'graduation', 'anniversary', 'christmas', 'baby shower'],
  },
  steps: [
    [
      {
        say: { pt: 'Feche a lista de convidados logo no começo.', en: 'Settle the guest list early on.' },
        more: { pt: 'Espaço, comida e custo saem desse número.', en: 'Space, food and cost follow from that number.' },
        recap: { pt: 'lista de convidados', en: 'guest list' },
        icon: 'busts-in-silhouette',
        keywords: { pt: ['convidados', 'lista'], en: ['guests', 'list'] },
      },
      {
        say: { pt: 'Faça a lista: o que é essencial e o que é enfeite?', en: 'Make a list: what is essential and what is extra?' },
        more: { pt: 'Comece pelo essencial.', en: 'Start with the essential.' },
        recap: { pt: 'lista do essencial', en: 'the essentials' },
        icon: 'clipboard',
        keywords: { pt: ['lista', 'caderno'], en: ['list', 'notebook'] },
      },
    ],
    [
      {
        say: { pt: 'Defina quanto pode gastar e guarde uma parte para imprevistos.', en: 'Set what you can spend and keep some for surprises.' },
        more: { pt: 'Anote cada pagamento no mesmo lugar.', en: 'Note every payment in one place.' },
        recap: { pt: 'orçamento com folga', en: 'budget with slack' },
        icon: 'money-bag',
        keywords: { pt: ['orçamento', 'dinheiro'], en: ['budget', 'money'] },
      },
      {
        say: { pt: 'Peça três orçamentos com os mesmos itens.', en: 'Ask for three quotes with the same items.' },
        more: { pt: 'Só assim dá para comparar de verdade.', en: 'Only then can you really compare.' },
        recap: { pt: 'três orçamentos', en: 'three quotes' },
        icon: 'abacus',
        keywords: { pt: ['orçamento', 'conta'], en: ['quote', 'budget'] },
      },
    ],
    [
      {
        say: { pt: 'Divida as tarefas com nome e data.', en: 'Share the tasks with a name and a date.' },
        more: { pt: 'Tarefa sem dono costuma voltar para você.', en: 'A task without an owner comes back to you.' },
        recap: { pt: 'dividir as tarefas', en: 'share the tasks' },
        icon: 'handshake',
        keywords: { pt: ['tarefas', 'calendário'], en: ['tasks', 'calendar'] },
      },
      {
        say: { pt: 'Escreva o dia hora por hora e mande para quem ajuda.', en: 'Write the day hour by hour and send it to your helpers.' },
        more: { pt: 'Deixe uma folga entre um momento e outro.', en: 'Leave some slack between one moment and the next.' },
        recap: { pt: 'roteiro do dia', en: 'plan of the day' },
        icon: 'calendar',
        keywords: { pt: ['agenda', 'relógio'], en: ['schedule', 'clock'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Tenha um plano para o caso de chuva.', en: 'Have a plan in case it rains.' },
      icon: 'umbrella-with-rain-drops',
      keywords: { pt: ['chuva', 'guarda-chuva'], en: ['rain', 'umbrella'] },
    },
    {
      say: { pt: 'Escolha a música que não pode faltar.', en: 'Choose the song that must be played.' },
      icon: 'musical-notes',
      keywords: { pt: ['música', 'festa'], en: ['music', 'party'] },
    },
    {
      say: { pt: 'Peça a alguém para cuidar das fotos por você.', en: 'Ask someone to take care of the photos for you.' },
      icon: 'camera',
      keywords: { pt: ['foto', 'família'], en: ['photo', 'family'] },
    },
  ],
  question: { pt: 'O que não pode faltar na sua festa?', en: 'What must never be missing at your party?' },
  tags: { pt: ['festa', 'celebracao', 'planejamento'], en: ['party', 'celebration', 'planning'] },
}
