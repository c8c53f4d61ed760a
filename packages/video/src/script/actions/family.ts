import type { DomainActions } from './domain-actions.ts'

export const familyActions: DomainActions = {
  domain: 'family',
  approach: 'do',
  words: {
    pt: ['bebe', 'crianc', 'filho', 'filha', 'mae', 'pai', 'famil', 'gravid', 'maternid', 'namoro', 'relacionament', 'amizade', 'presente', 'amor'],
    en: [
      'baby',
      'kid',
      'child',
      'son',
      'daughter',
      'mother',
      'father',
      'mom',
      'dad',
      'family',
      'pregnan',
      'dating',
      'relationship',
      'friend',
      'gift',
      'love',
      'parent',
    ],
  },
  steps: [
    [
      {
        say: { pt: 'Pergunte antes: o que cada pessoa espera?', en: 'Ask first: what does each person expect?' },
        more: { pt: 'Ouça até o fim, sem responder na hora.', en: 'Listen to the end before you answer.' },
        recap: { pt: 'ouvir cada um', en: 'hear everyone' },
        icon: 'ear',
        keywords: { pt: ['conversa', 'família'], en: ['talk', 'family'] },
      },
      {
        say: { pt: 'Escolha um momento sem pressa e sem celular.', en: 'Choose a moment without rush and without phones.' },
        more: { pt: 'Quinze minutos inteiros valem muito.', en: 'Fifteen full minutes go a long way.' },
        recap: { pt: 'tempo sem celular', en: 'phone-free time' },
        icon: 'people-hugging',
        keywords: { pt: ['família', 'mesa'], en: ['family', 'table'] },
      },
    ],
    [
      {
        say: { pt: 'Combine uma coisa só e escreva onde todos veem.', en: 'Agree on one thing and write it where all can see.' },
        more: { pt: 'Um bilhete na geladeira resolve.', en: 'A note on the fridge will do.' },
        recap: { pt: 'um combinado só', en: 'one agreement' },
        icon: 'memo',
        keywords: { pt: ['bilhete', 'geladeira'], en: ['note', 'fridge'] },
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
        say: { pt: 'Divida as tarefas com nome e data.', en: 'Share the tasks with a name and a date.' },
        more: { pt: 'Tarefa sem dono costuma voltar para você.', en: 'A task without an owner comes back to you.' },
        recap: { pt: 'dividir as tarefas', en: 'share the tasks' },
        icon: 'handshake',
        keywords: { pt: ['tarefas', 'calendário'], en: ['tasks', 'calendar'] },
      },
      {
        say: { pt: 'Agradeça em voz alta o que deu certo.', en: 'Say thank you out loud for what went well.' },
        more: { pt: 'Com detalhe: diga o que a pessoa fez.', en: 'Be specific: say what the person did.' },
        recap: { pt: 'agradecer', en: 'say thank you' },
        icon: 'red-heart',
        keywords: { pt: ['abraço', 'carinho'], en: ['hug', 'affection'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Guarde uma foto desse dia.', en: 'Keep a photo of that day.' },
      icon: 'camera',
      keywords: { pt: ['foto', 'família'], en: ['photo', 'family'] },
    },
    {
      say: { pt: 'Reserve uma folga no plano para imprevistos.', en: 'Leave room in the plan for surprises.' },
      icon: 'calendar',
      keywords: { pt: ['calendário', 'folga'], en: ['calendar', 'break'] },
    },
    {
      say: { pt: 'Pergunte depois: o que faríamos diferente?', en: 'Ask afterwards: what would we do differently?' },
      icon: 'thought-balloon',
      keywords: { pt: ['conversa', 'ideia'], en: ['talk', 'idea'] },
    },
  ],
  question: { pt: 'Como é isso aí na sua casa?', en: 'How does it work in your home?' },
  tags: { pt: ['familia', 'dicasparafamilia', 'vidaemfamilia'], en: ['family', 'familylife', 'parenting'] },
}
