import type { DomainActions } from './domain-actions.ts'

export const vehicleActions: DomainActions = {
  domain: 'vehicle',
  approach: 'do',
  words: {
    pt: ['carro', 'moto', 'veiculo', 'automovel', 'caminhao', 'pneu', 'gasolina', 'etanol', 'cnh', 'dirigir', 'freio', 'ipva', 'estrada', 'transito', 'suv'],
    en: ['car', 'motorcycle', 'vehicle', 'truck', 'tire', 'driving', 'driver', 'brake', 'traffic', 'suv'],
  },
  steps: [
    [
      {
        say: { pt: 'Anote para que você vai usar: cidade, estrada ou os dois.', en: 'Write down its use: city, road or both.' },
        more: { pt: 'A resposta já corta metade das opções.', en: 'The answer already cuts the options in half.' },
        recap: { pt: 'para que vai usar', en: 'what it is for' },
        icon: 'automobile',
        keywords: { pt: ['carro', 'cidade'], en: ['car', 'city'] },
      },
      {
        say: { pt: 'Some tudo no mês: combustível, seguro e manutenção.', en: 'Add up the month: fuel, insurance and upkeep.' },
        more: { pt: 'Compare esse total com o que sobra para você.', en: 'Compare that total with what you have left.' },
        recap: { pt: 'somar o mês', en: 'add up the month' },
        icon: 'abacus',
        keywords: { pt: ['conta', 'dinheiro'], en: ['sum', 'money'] },
      },
    ],
    [
      {
        say: { pt: 'Leia o manual na parte das revisões.', en: 'Read the manual where it lists the services.' },
        more: { pt: 'Marque as datas no celular.', en: 'Put the dates on your phone.' },
        recap: { pt: 'ler o manual', en: 'read the manual' },
        icon: 'open-book',
        keywords: { pt: ['manual', 'livro'], en: ['manual', 'book'] },
      },
      {
        say: { pt: 'Peça a opinião de um mecânico de confiança.', en: 'Ask a mechanic you trust.' },
        more: { pt: 'Leve suas dúvidas por escrito.', en: 'Bring your questions in writing.' },
        recap: { pt: 'ouvir um mecânico', en: 'ask a mechanic' },
        icon: 'wrench',
        keywords: { pt: ['mecânico', 'ferramenta'], en: ['mechanic', 'tools'] },
      },
    ],
    [
      {
        say: { pt: 'Confira documentos e multas antes de fechar negócio.', en: 'Check papers and fines before you close a deal.' },
        more: { pt: 'Use só o site oficial.', en: 'Use only the official site.' },
        recap: { pt: 'conferir documentos', en: 'check the papers' },
        icon: 'clipboard',
        keywords: { pt: ['documento', 'lista'], en: ['document', 'list'] },
      },
      {
        say: { pt: 'Faça um teste de dia, em rua que você conhece.', en: 'Take a test drive by day, on a street you know.' },
        more: { pt: 'Desligue o som e escute.', en: 'Turn the radio off and listen.' },
        recap: { pt: 'testar de dia', en: 'test it by day' },
        icon: 'motorway',
        keywords: { pt: ['estrada', 'teste'], en: ['road', 'test'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Guarde cada nota de serviço em uma pasta.', en: 'Keep every service bill in one folder.' },
      icon: 'receipt',
      keywords: { pt: ['recibo', 'pasta'], en: ['receipt', 'folder'] },
    },
    {
      say: { pt: 'Pergunte a quem tem um igual o que incomoda.', en: 'Ask someone who owns one what bothers them.' },
      icon: 'speech-balloon',
      keywords: { pt: ['conversa', 'dono'], en: ['talk', 'owner'] },
    },
    {
      say: { pt: 'Compare três orçamentos antes de escolher.', en: 'Compare three quotes before you choose.' },
      icon: 'balance-scale',
      keywords: { pt: ['balança', 'orçamento'], en: ['scale', 'quote'] },
    },
  ],
  question: { pt: 'O que pesa mais para você: preço, espaço ou consumo?', en: 'What matters most to you: price, space or mileage?' },
  tags: { pt: ['carros', 'dirigir', 'manutencao'], en: ['cars', 'driving', 'maintenance'] },
}
