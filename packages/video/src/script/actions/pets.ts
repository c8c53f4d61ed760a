import type { DomainActions } from './domain-actions.ts'

export const petsActions: DomainActions = {
  domain: 'pets',
  approach: 'do',
  words: {
    pt: [
      'cachorr',
      'gato',
      'caes',
      'cao',
      'pet',
      'animal',
      'filhote',
      'racao',
      'felin',
      'canin',
      'passeio',
      'coleira',
      'veterin',
      'adoc',
      'passar',
      'hamster',
      'coelho',
      'aquario',
      'peix',
    ],
    en: ['dog', 'cat', 'puppy', 'kitten', 'pet', 'animal', 'feline', 'canine', 'leash', 'vet', 'adopt', 'hamster', 'rabbit', 'aquarium', 'bird'],
  },
  steps: [
    [
      {
        say: { pt: 'Observe por um dia: o que ele pede e quando?', en: 'Watch for a day: what does your pet ask for, and when?' },
        more: { pt: 'Anote hora, lugar e o que veio antes.', en: 'Note the time, the place and what came before.' },
        recap: { pt: 'observar um dia', en: 'watch for a day' },
        icon: 'eyes',
        keywords: { pt: ['pet', 'observação'], en: ['pet', 'watching'] },
      },
      {
        say: { pt: 'Pense na rotina: quem cuida em cada horário?', en: 'Think of the day: who takes care of what, and when?' },
        more: { pt: 'Deixe combinado com todos da casa.', en: 'Agree on it with everyone at home.' },
        recap: { pt: 'dividir os cuidados', en: 'share the care' },
        icon: 'calendar',
        keywords: { pt: ['rotina', 'família'], en: ['routine', 'family'] },
      },
    ],
    [
      {
        say: { pt: 'Ensine uma coisa só, em sessões de poucos minutos.', en: 'Teach one thing only, a few minutes at a time.' },
        more: { pt: 'Pare enquanto ainda está divertido.', en: 'Stop while it is still fun.' },
        recap: { pt: 'sessões curtas', en: 'short sessions' },
        icon: 'paw-prints',
        keywords: { pt: ['treino', 'pet'], en: ['training', 'pet'] },
      },
      {
        say: { pt: 'Mude aos poucos, misturando o novo com o antigo.', en: 'Change slowly, mixing the new with the old.' },
        more: { pt: 'Dê alguns dias antes de decidir.', en: 'Allow a few days before you decide.' },
        recap: { pt: 'mudar aos poucos', en: 'change slowly' },
        icon: 'bowl-with-spoon',
        keywords: { pt: ['tigela', 'comida'], en: ['bowl', 'food'] },
      },
    ],
    [
      {
        say: { pt: 'Deixe água, sombra e um canto só dele.', en: 'Provide water, shade and a corner of their own.' },
        more: { pt: 'Confira duas vezes por dia.', en: 'Check it twice a day.' },
        recap: { pt: 'água e um canto', en: 'water and a corner' },
        icon: 'droplet',
        keywords: { pt: ['água', 'caminha'], en: ['water', 'bed'] },
      },
      {
        say: { pt: 'Guarde o telefone do veterinário à mão.', en: "Keep the vet's phone number at hand." },
        more: { pt: 'Salve também um atendimento de emergência.', en: 'Save an emergency clinic as well.' },
        recap: { pt: 'telefone à mão', en: 'number at hand' },
        icon: 'telephone-receiver',
        keywords: { pt: ['telefone', 'veterinário'], en: ['phone', 'vet'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Brinque antes de pedir qualquer coisa.', en: 'Play before you ask for anything.' },
      icon: 'tennis',
      keywords: { pt: ['brinquedo', 'bola'], en: ['toy', 'ball'] },
    },
    {
      say: { pt: 'Elogie na hora em que acontecer.', en: 'Praise the very moment it happens.' },
      icon: 'red-heart',
      keywords: { pt: ['carinho', 'pet'], en: ['affection', 'pet'] },
    },
    {
      say: { pt: 'Registre em fotos como ele muda.', en: 'Keep photos of how they change.' },
      icon: 'camera',
      keywords: { pt: ['foto', 'pet'], en: ['photo', 'pet'] },
    },
  ],
  question: { pt: 'Qual é o nome do seu bichinho?', en: "What is your pet's name?" },
  tags: { pt: ['pets', 'amorporpets', 'bichos'], en: ['pets', 'petlovers', 'petcare'] },
  professional: 'health',
}
