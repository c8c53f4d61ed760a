import type { DomainActions } from './domain-actions.ts'

export const serviceActions: DomainActions = {
  domain: 'service',
  approach: 'do',
  words: {
    pt: [
      'advogaddentistanutricionistapsicologbarbeariasalaomanicureclinicaimobiliariacorretormecaniceletricistaencanadorpedreiroarquitetcontadorcontabilidadeveterinarifisioterapmassagesteticistafotografobuffetrestaurantehamburgueriapizzariaoficinadespachanteautoescolacrecheconsultoriagencialawyerdentistnutritionistpsychologbarbersalonmanicureclinicrealtorreal estatemechanicelectricianplumbercontractorarchitectaccountantphysiotherapmassagerestaurantpizzeriagaragedaycareagency',
    ],
  },
  steps: [
    [
      {
        say: { pt: 'Escreva em uma frase o que você precisa resolver.', en: 'Write in one sentence what you need to get done.' },
        more: { pt: 'Leve essa frase para a primeira conversa.', en: 'Take that sentence to the first talk.' },
        recap: { pt: 'dizer o que precisa', en: 'say what you need' },
        icon: 'memo',
        keywords: { pt: ['caderno', 'lista'], en: ['notebook', 'list'] },
      },
      {
        say: { pt: 'Peça indicação a quem já foi atendido.', en: 'Ask people who have been there.' },
        more: { pt: 'Pergunte o que foi bom e o que faltou.', en: 'Ask what was good and what was missing.' },
        recap: { pt: 'pedir indicação', en: 'ask for referrals' },
        icon: 'busts-in-silhouette',
        keywords: { pt: ['pessoas', 'conversa'], en: ['people', 'talk'] },
      },
    ],
    [
      {
        say: { pt: 'Pergunte o preço e o que está incluído.', en: 'Ask for the price and what it includes.' },
        more: { pt: 'O que fica de fora? Pergunte também.', en: 'What is left out? Ask that too.' },
        recap: { pt: 'o que está incluído', en: 'what is included' },
        icon: 'receipt',
        keywords: { pt: ['recibo', 'preço'], en: ['receipt', 'price'] },
      },
      {
        say: { pt: 'Peça para ver trabalhos já feitos.', en: 'Ask to see work already done.' },
        more: { pt: 'Fotos antigas e recentes contam coisas diferentes.', en: 'Old and recent photos tell different stories.' },
        recap: { pt: 'ver trabalhos feitos', en: 'see past work' },
        icon: 'camera',
        keywords: { pt: ['foto', 'trabalho'], en: ['photo', 'work'] },
      },
    ],
    [
      {
        say: { pt: 'Combine prazo e forma de pagamento por escrito.', en: 'Get the date and the payment terms in writing.' },
        more: { pt: 'Uma mensagem já serve para lembrar depois.', en: 'A message is enough to look back at.' },
        recap: { pt: 'combinar por escrito', en: 'get it in writing' },
        icon: 'handshake',
        keywords: { pt: ['acordo', 'mensagem'], en: ['agreement', 'message'] },
      },
      {
        say: { pt: 'Marque com calma e chegue com suas perguntas prontas.', en: 'Book ahead and arrive with your questions ready.' },
        more: { pt: 'Três perguntas bastam.', en: 'Three questions are enough.' },
        recap: { pt: 'perguntas prontas', en: 'questions ready' },
        icon: 'calendar',
        keywords: { pt: ['calendário', 'pergunta'], en: ['calendar', 'question'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Confira o registro profissional, quando existir.', en: 'Check the professional license, where there is one.' },
      icon: 'clipboard',
      keywords: { pt: ['documento', 'registro'], en: ['document', 'license'] },
    },
    {
      say: { pt: 'Compare duas opções antes de decidir.', en: 'Compare two options before you decide.' },
      icon: 'balance-scale',
      keywords: { pt: ['balança', 'comparação'], en: ['scale', 'comparison'] },
    },
    {
      say: { pt: 'Gostou? Deixe uma avaliação honesta.', en: 'Liked it? Leave an honest review.' },
      icon: 'star',
      keywords: { pt: ['avaliação', 'estrela'], en: ['review', 'star'] },
    },
  ],
  question: { pt: 'O que faz você voltar sempre ao mesmo lugar?', en: 'What makes you go back to the same place?' },
  tags: { pt: ['atendimento', 'servicos', 'indicacao'], en: ['service', 'local', 'referral'] },
}
