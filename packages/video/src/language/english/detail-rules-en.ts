import type { DetailRules } from '../rules/context-rules.ts'

const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?![\\p{L}])|[Ww]eekdays|[Ww]eekends?'
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?![\\p{L}])\\.?)'
const street = '(?:Street|St\\.?|Avenue|Ave\\.?|Road|Rd\\.?|Boulevard|Blvd\\.?|Lane|Ln\\.?|Drive|Square|Plaza|Highway|Court|Way|Row|Terrace)(?![\\p{L}])'

export const detailRules: DetailRules = {
  money: {
    before: '',
    after:
      '(?:\\s(?:thousand|million|billion|k)(?![\\p{L}]))?(?:\\s?(?:/|per\\s|an?\\s|each)(?:person|month|hour|day|night|class|kilo|pound|year|week|head|session)?(?![\\p{L}]))?',
  },
  discountTail: '(?:\\s(?:off|OFF|discount|cashback)(?![\\p{L}]))?',
  time: '(?:\\d{1,2}(?::\\d{2})?\\s?(?:[ap]\\.?m\\.?|AM|PM)(?![\\p{L}])|\\d{1,2}:\\d{2}|[Nn]oon|[Mm]idnight|\\d{1,2}(?=\\s?(?:to|-|–)\\s?\\d{1,2}(?::\\d{2})?\\s?(?:[ap]m|[AP]M)))',
  timeLink: '(?:\\s(?:to|until|till|and)\\s|\\s?[-–]\\s?)',
  timeLead: '(?:(?:[Ff]rom|[Aa]t|[Uu]ntil|[Bb]etween|[Bb]y)\\s)?',
  dates: [
    `(?:${weekday})(?:(?:\\s(?:to|through|until|and|or)\\s|,\\s|\\s?[-–]\\s?)(?:${weekday}))*`,
    `${month}\\s\\d{1,2}(?:st|nd|rd|th)?(?:\\s?(?:-|–|to|and)\\s?\\d{1,2}(?:st|nd|rd|th)?)?(?:,?\\s\\d{4})?(?!\\d)`,
    `\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${month}(?:\\s\\d{4})?`,
    '\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?!\\d)',
    `(?:[Ii]n\\s|[Ss]ince\\s)?${month}(?:\\s\\d{4})`,
    '(?<![\\d.,$-])(?:1[5-9]|20)\\d\\d(?![\\d.,]*\\d)',
    '[Ee]very day|[Dd]aily|[Tt]oday|[Tt]omorrow|[Tt]onight|24/7|24 hours',
  ],
  places: [
    `\\d+[A-Z]?\\s(?:(?:\\p{Lu}[\\p{L}'’]+|\\d+(?:st|nd|rd|th))\\s)+${street}(?:,?\\s(?:Suite|Unit|Apt|Floor)\\s[\\dA-Z]+)?(?:,\\s\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)*)*`,
    `(?:\\p{Lu}[\\p{L}'’]+\\s)+(?:${street}|Park|Theat(?:er|re)|Stadium|Museum|Church|School|Hospital|Beach|Market|Hall|Library|Center|Centre|Mall|Club)(?![\\p{L}])`,
  ],
  couponLead: '(?:[Cc]oupon|[Cc]ode|COUPON|CODE)(?:\\sis|:)?',
  couponName: 'Code',
  offers: [
    '(?:[Ff]ree\\s[\\p{L}-]+|(?:for\\s)?[Ff]ree|FREE)(?![\\p{L}])',
    '[Bb]uy (?:one|two|\\d+),? get (?:one|two|\\d+)(?: free)?',
    '[Hh]alf[- ](?:price|off)|[Tt]wo for one|[Nn]o interest|[Gg]ift card',
  ],
  dialled: '(?:[Cc]all|[Dd]ial|[Tt]ext)',
  titles: '(?:Dr|Mr|Mrs|Ms|Prof)\\.?|[Cc]hef|[Cc]oach',
  nameLinks: 'of|the|and|&|de|van|von',
  noNames: new RegExp(`^(?:I|I['’]\\w+|${weekday}|${month}|WhatsApp|Instagram|Facebook|TikTok)$`, 'u'),
  phoneNames: [
    [/whats/i, 'WhatsApp'],
    [/text/i, 'Text'],
    [/call|phone|tel/i, 'Phone'],
  ],
}
