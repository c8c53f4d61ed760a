import type { DetailRules } from '../rules/context-rules.ts'

const weekday = '(?:[Ss]egunda|[Tt]erça|[Qq]uarta|[Qq]uinta|[Ss]exta)s?(?:-feiras?)?|[Ss]ábados?|[Dd]omingos?|[Ff]eriados?'
const shortDay = '(?:[Ss]eg|[Tt]er|[Qq]ua|[Qq]ui|[Ss]ex|[Ss][áa]b|[Dd]om)(?![\\p{L}])'
const month = '(?:[Jj]aneiro|[Ff]evereiro|[Mm]arço|[Aa]bril|[Mm]aio|[Jj]unho|[Jj]ulho|[Aa]gosto|[Ss]etembro|[Oo]utubro|[Nn]ovembro|[Dd]ezembro)'
const street =
  'Rua|R\\.|Avenida|Av\\.?|Alameda|Al\\.|Praça|Pça\\.?|Rodovia|Rod\\.|Estrada|Travessa|Largo|Quadra|Galeria|Shopping|Vila|Parque|Centro Cultural|Jardim'
const named = "\\p{Lu}[\\p{L}'’.]*|\\d+(?:º|ª)?(?:\\sde\\s\\p{Lu}\\p{Ll}+)?"
const afterStreet = `(?:\\s(?:(?:de|da|do|dos|das|e)\\s)*(?:${named}))+`
const inHouse = '(?:,?\\s(?:[Nn][º°o.]\\s?|número\\s)?\\d+[A-Z]?(?![\\d%hx]|\\s?(?:reais|horas)))?'
const room = '(?:\\s?[-–,]?\\s(?:sala|loja|andar|bloco|apto|conjunto|km|box|galpão)\\s[\\dA-Z]+|\\s?[-–,]\\s\\d+º\\sandar)*'
const district = "(?:\\s?[-–,]\\s(?:(?:no|na|bairro)\\s)?\\p{Lu}[\\p{L}'’]+(?:\\s(?:(?:de|da|do|dos|das)\\s)?\\p{Lu}[\\p{L}'’]+)*)*"

export const detailRules: DetailRules = {
  money: {
    before: '(?:\\d+\\s?x\\s(?:sem juros\\s)?(?:de\\s)?)?',
    after:
      '(?:\\s(?:mil|milhão|milhões|bilhão|bilhões)(?![\\p{L}]))?(?:\\s?(?:/|por\\s|o\\s|a\\s|ao\\s)(?:pessoa|mês|kg|quilo|hora|dia|noite|aula|unidade|litro|metro|m²|dúzia|cento|fatia|sessão|par)(?![\\p{L}]))?',
  },
  discountTail: '(?:\\s(?:off|OFF|de desconto|de cashback|desc\\.?)(?![\\p{L}]))?',
  time: '(?:\\d{1,2}\\s?(?:h(?:oras?)?(?:\\s?\\d{2}(?:min)?)?|:\\d{2}\\s?h?)(?![\\p{L}\\d])|meio-dia|meia-noite)',
  timeLink: '(?:\\s(?:às|as|a|à|e|até|até as|até às)\\s|\\s?[-–]\\s?)',
  timeLead: '(?:(?:[Dd]as|[Dd]a|[Àà]s|[Àà]|[Aa]s|[Aa] partir das|[Aa]té às|[Aa]té as|[Aa]té|[Dd]e)\\s)?',
  dates: [
    `${shortDay}(?:\\s(?:a|à|até|e)\\s|\\s?[-–]\\s?|,\\s)${shortDay}|${shortDay}(?=,?\\s(?:das\\s|às\\s)?\\d)`,
    `(?:[Dd]e\\s)?(?:${weekday})(?:(?:\\s(?:a|à|até|e|ou)\\s|,\\s|\\s?[-–]\\s?)(?:${weekday}))*`,
    `(?:[Dd]ia\\s|[Dd]ias\\s)?\\d{1,2}º?(?:(?:,\\s\\d{1,2})*\\s(?:e|a|até)\\s(?:o dia\\s)?\\d{1,2})?\\s(?:de\\s)?${month}(?:\\s(?:de\\s)?\\d{4})?`,
    '\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?!\\d)',
    '[Dd]ias?\\s\\d{1,2}(?:\\s(?:e|a|ao)\\s\\d{1,2})?(?![\\d/%]|\\s?(?:x|reais))',
    `${month}(?:\\sde\\s\\d{4})?`,
    '(?<![\\d.,$-])(?:1[5-9]|20)\\d\\d(?![\\d.,]*\\d|\\s?(?:reais|m²|km|g\\b|ml))',
    '[Tt]odos os dias|[Dd]iariamente|[Dd]ias úteis|[Ff]im de semana|[Ff]ins de semana|[Hh]oje|[Aa]manhã|24 horas',
  ],
  places: [
    `(?<![\\p{L}])(?:${street})${afterStreet}${inHouse}${room}${district}`,
    `(?<![\\p{L}])(?:[Bb]airro|[Tt]eatro|[Ee]stádio|[Mm]useu|[Ii]greja|[Gg]inásio|[Ee]scola|[Hh]ospital|[Pp]raia|[Mm]ercado|[Cc]lube)(?:\\s(?:(?:de|da|do|dos|das)\\s)?\\p{Lu}[\\p{L}'’]+)+`,
    '\\d{5}-\\d{3}(?!\\d)',
  ],
  couponLead: '(?:[Cc]upom|[Cc]ódigo|CUPOM|CÓDIGO)(?: promocional| de desconto)?(?:\\sé|:)?',
  couponName: 'Cupom',
  offers: [
    '\\d+\\s?x(?:\\s(?:no cartão|sem juros))?',
    '(?:[\\p{L}-]+\\s)?(?:[Gg]rátis|[Gg]ratuit[oa]s?|GRÁTIS|[Dd]e graça)(?![\\p{L}])',
    '(?:[Ll]eve|[Cc]ompre|[Pp]ague)\\s\\d+\\s?(?:,|e)?\\s?(?:[Pp]ague|[Ll]eve|[Gg]anhe)\\s\\d+',
    '[Mm]eia-entrada|[Mm]etade do preço|[Ss]em juros|[Ee]m dobro|[Bb]rindes?(?![\\p{L}])|[Ff]rete fixo|[Ss]em taxa',
  ],
  dialled: '(?:[Ll]igue(?: para)?(?: o)?|[Dd]isque|[Tt]elefone)',
  titles: '(?:Dr|Dra|Sr|Sra|Prof|Profa)\\.?|[Dd]ona|[Ss]eu|[Tt]ia|[Tt]io|[Cc]hef|[Pp]rofessora?',
  nameLinks: 'de|da|do|dos|das|e|&',
  noNames: /^(?:WhatsApp|Whatsapp|Instagram|Facebook|TikTok|Tel|Telefone|Pix|PIX|CEP|Dr|Dra|Sr|Sra)$/,
  phoneNames: [
    [/whats|zap/i, 'WhatsApp'],
    [/tel|fone|ligue|liga/i, 'Telefone'],
  ],
}
