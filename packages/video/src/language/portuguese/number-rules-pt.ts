import type { NumberRules } from '../rules/number-rules.ts'

const months = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const number = String.raw`\d+(?:\.\d{3})*(?:,\d+)?`
const money = String.raw`(?:R\$|US\$|\$|€)\s?${number}(?:\s(?:mil|milhões))?|${number}(?:\s(?:mil|milhões))? (?:reais|dólares|euros)`
const count = String.raw`\d+|um|uma|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez`

export const numberRules: NumberRules = {
  decimal: ',',
  units: [
    { kind: 'speed', written: String.raw`km/h|km por hora|quilômetros por hora`, base: 1 },
    { kind: 'speed', written: String.raw`m/s|metros por segundo`, base: 3.6 },
    { kind: 'area', written: 'km²|km2|quilômetros? quadrados?', base: 1e6 },
    { kind: 'area', written: 'm²|m2|metros? quadrados?', base: 1 },
    { kind: 'area', written: 'hectares?|ha', base: 1e4 },
    { kind: 'volume', written: 'm³|m3|metros? cúbicos?', base: 1000 },
    { kind: 'volume', written: 'litros?|l', base: 1 },
    { kind: 'volume', written: 'mililitros?|ml', base: 0.001 },
    { kind: 'length', written: 'km|quilômetros?', base: 1000 },
    { kind: 'length', written: 'cm|centímetros?', base: 0.01 },
    { kind: 'length', written: 'mm|milímetros?', base: 0.001 },
    { kind: 'length', written: 'm|metros?', base: 1 },
    { kind: 'mass', written: 'toneladas?|t', base: 1000 },
    { kind: 'mass', written: 'kg|quilos?|quilogramas?', base: 1 },
    { kind: 'mass', written: 'mg|miligramas?', base: 1e-6 },
    { kind: 'mass', written: 'g|gramas?', base: 0.001 },
    { kind: 'temperature', written: '°C|ºC|° C|graus Celsius', base: 1, scale: 'celsius' },
    { kind: 'temperature', written: '°F|ºF|graus Fahrenheit', base: 1, scale: 'fahrenheit' },
    { kind: 'degrees', written: 'graus', base: 1, scale: 'celsius' },
    { kind: 'time', written: 'segundos?|s|seg', base: 1 },
    { kind: 'time', written: 'minutos?|min', base: 60 },
    { kind: 'time', written: 'horas?|h', base: 3600 },
    { kind: 'time', written: 'dias?', base: 86_400 },
    { kind: 'time', written: 'semanas?', base: 604_800 },
    { kind: 'time', written: 'meses|mês', base: 2_629_800 },
    { kind: 'time', written: 'anos-luz', base: Number.NaN },
    { kind: 'time', written: 'anos?', base: 31_557_600 },
    { kind: 'time', written: 'séculos?', base: 3_155_760_000 },
    { kind: 'percent', written: '%|por cento', base: 0.01 },
    { kind: 'other', written: 'kcal|calorias?|volts?|watts?|kWh|kW|MW|GW|Hz|decibéis|bits?|bytes?|kB|MB|GB|TB|pontos?|pixels|rpm', base: 1 },
  ],
  magnitudes: [
    ['mil', 1e3],
    ['milhões|milhão', 1e6],
    ['bilhões|bilhão', 1e9],
    ['trilhões|trilhão', 1e12],
  ],
  leads:
    'mais da|menos da|cerca de|quase|mais de|menos de|até|uns|umas|perto de|por volta de|aproximadamente|ao menos|pelo menos|no mínimo|no máximo|em torno de|acima de|abaixo de|além de|apenas|só',
  about: 'cerca de',
  rangeJoints: 'a|até|–|-|ou|e',
  ofCounted: 'de',
  numbering:
    'séculos?|capítulos?|página|artigo|lei|número|nº|rota|rodovia|br|canal|linha|grau|tipo|classe|nível|fase|versão|volume|edição|copa|apolo|idade|aos|vitamina|ômega|fator|top|camisa|sub|casa|sala|quarto|ato|decreto|emenda|temporada|episódio|parte|série|dia|ano',
  uncounted:
    'mais|menos|os|as|dos|das|nos|nas|aos|às|depois|após|antes|atrás|através|apenas|todos|todas|juntos|juntas|vezes|seus|suas|eles|elas|deles|delas|lados|reais|mas|nós|jamais|demais|então|pés|quais|cujos|cujas|pelos|pelas|meses',
  counted: { noun: /^\p{Ll}[\p{Ll}-]{2,}s$/u, before: 0 },
  countedWith: /^ de (?!cada|todo|toda|uma?\b|cerca|mais|menos|seus?|suas?|altura|idade)\p{Ll}{3,}(?![\p{L}-])/u,
  currencies: 'reais|dólares|euros|libras esterlinas|bitcoins?',
  beforeYear: 'em|desde|até|de|entre|e|a|ano|anos|após|por volta de|lá por|já em|só em|para',
  eras: String.raw`a\.\s?C\.?|antes de Cristo`,
  days: [new RegExp(String.raw`(?<![\p{L}\d.,/-])(?<day>[1-9]|[12]\d|3[01]|1º|primeiro) de (?<month>${months})(?![\p{L}])`, 'iu')],
  clockTimes: [
    /(?<![\p{L}\d.,:/-])(?<hour>[01]?\d|2[0-3])\s?h\s?(?<minute>[0-5]\d)(?![\p{L}\d])/iu,
    /(?<!\d\s)(?:às|das|após as|até as|até às|desde as)\s(?<hour>[01]?\d|2[0-3])(?::(?<minute>[0-5]\d))?(?:\s?h(?:oras?)?)?(?:\s(?:em ponto|da manhã|da madrugada|(?<half>da tarde|da noite)))?(?=[\s.,;!?]|$)/iu,
  ],
  fractions: [
    [String.raw`(?:um|1) terço(?= d)`, 1, 3],
    [String.raw`(?:dois|2) terços(?= d)`, 2, 3],
    [String.raw`(?:um|1) quarto(?= d[ao]s? (?!hotel|casa|hospital|século))`, 1, 4],
    [String.raw`(?:três|3) quartos(?= d[ao]s? )`, 3, 4],
    [String.raw`(?:um|1) quinto(?= d[ao]s? )`, 1, 5],
    [String.raw`(?:dois|2) quintos(?= d[ao]s? )`, 2, 5],
    [String.raw`(?:um|1) décimo(?= d[aoe]s? (?!segundo|milímetro))`, 1, 10],
    [
      String.raw`(?<!(?:primeira|segunda|outra|na|pela|nessa|até a|cara) )metade(?= d[aeo]s? (?!século|século|ano|caminho|jogo|tempo|preço|tamanho|altura|peso|distância|noite|velocidade|força))`,
      1,
      2,
    ],
  ],
  partOfWhole: [new RegExp(String.raw`(?<![\p{L}\d.,])(?<part>${count}) (?:em|de|a) cada (?<whole>${count})(?![\p{L}\d.,]*\d)(?![\p{L}])`, 'iu')],
  people: String.raw`pessoas|adult\p{L}+|jovens|crianças|brasileir\p{L}+|homens|mulheres|alun\p{L}+|estudantes|universitári\p{L}+|trabalhador\p{L}+|american\p{L}+|idos\p{L}+|adolescentes|pacientes|famílias|habitantes|vizinhos|amigos|clientes|consumidores`,
  small: ['um|uma', 'dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
  changes: {
    before: String.raw`cresc\p{L}*|ca[ií]\p{L}*|aument\p{L}*|redu\p{L}*|sub\p{L}*|queda|desconto|juros|taxa|inflação|diminu\p{L}*|menor|maior|baix\p{L}*|encolh\p{L}*|perd\p{L}*|bateria|chance|carga|umidade|cort\p{L}*`,
    behind: String.raw`mais|menos|a mais|a menos|(?:d[ao]s? )?(?:larg|alt|long|curt|barat|car|lev|pesad|rápid|lent)[oa]s?|de desconto|de juros|ao ano|ao mês|maior|menor|de aumento|de chance|de bateria|de carga|de umidade|de inclinação|de lucro`,
  },
  warmth:
    'temperatura|calor|quente|frio|gelad|gelo|fria|ferv|derret|congel|esquent|esfri|forno|ass[ae]|febre|clima|verão|inverno|termômetro|negativos|abaixo de zero|aquec|lava|morn|neve|chuveiro|sol|sauna|água',
  belowZero: 'negativos|abaixo de zero',
  sizes: {
    height: String.raw`alt[ao]s?|altura|altitude|altíssim|mede|profund|fundura|prédio|torre|montanha|pico|monte|cachoeira|queda|salto|cai de|árvore|estátua|ponto mais alto|acima do|sobe|vulcão`,
    length: String.raw`comprid|comprimento|largura|extensão|de um lado|muralha|ponte|praia|avenida|navio|baleia|túnel|fundo`,
    upright: String.raw`alt[ao]s?(?![\p{L}])|altura|altitude|profund|fundura|acima d|abaixo d|debaixo|órbita|atmosfera|espessura|diâmetro`,
    distance: String.raw`distância|quilômetros?|km|viaj|percorr|migr|volta|estrada|litoral|costa|longe`,
  },
  priceDrops: [
    new RegExp(String.raw`(?<![\p{L}])de (?<was>${money}),? (?:por|para)(?: (?:apenas|só))? (?<now>${money})`, 'iu'),
    new RegExp(String.raw`custava (?<was>${money})[^.]{0,30}?(?:agora|hoje)[^.]{0,20}? (?<now>${money})`, 'iu'),
  ],
  marks: [
    new RegExp(String.raw`nota(?: média)?(?: de| é)? (?<mark>${number}) (?:de|em|sobre) (?<of>5|10)(?![\d%])`, 'iu'),
    new RegExp(String.raw`(?<mark>${number}) (?:de (?<of>5) )?estrelas(?! Michelin)`, 'iu'),
    new RegExp(String.raw`(?<!\p{L})nota(?: média)? (?<mark>${number})(?![\d%]| de)`, 'iu'),
  ],
  overYears: {
    from: 'de|eram|era|tinha|havia',
    in: 'em|no ano de',
    to: 'para|a|até|e',
    changed: '(?:passou|passaram|subiu|subiram|caiu|caíram|cresceu|aumentou|diminuiu|foi|foram) d[eo]s?',
    between: 'entre|de',
  },
  has: 'tem|têm|tinha|tinham|mede|medem|pesa|pesam|vive|vivem|tem cerca de|dura|duram|custa|custam|leva|levam|nasce com|nascem com|possui|possuem|corre a|chega a|chegam a|alcança|alcançam|soma|somam|fica com|é de|são|usa|usam|faz|fez|fazem|ganhou|venceu|produz|produzem|recebe|recebem|gasta|gastam',
  joints: 'e|já|mas|enquanto|contra|e contra|ante',
  articles: 'o|a|os|as|um|uma|uns|umas|no|na|nos|nas|em|já',
  pronouns: 'ele|ela|eles|elas|isso|este|esta|esse|essa|que|quem|se|você|nós|aquele|aquela|ali|lá|só|também|hoje|antes|depois|cada',
}
