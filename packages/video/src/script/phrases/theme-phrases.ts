import type { Bilingual, InterfaceLanguage } from '@relampago/domain/catalogue'

/**
 * Sentences around a theme. `{topic}` is the theme inside a sentence, `{Topic}` at its beginning, `{figure}` a number with its
 * unit. No article and no adjective touches the theme, so its gender cannot be wrong.
 */
type Phrases = Readonly<Record<InterfaceLanguage, readonly string[]>>
/** A question or request to the audience, with its picture. */
export type AudienceLine = Bilingual & { icon: string }

export const hooks = {
  /** A number of a fact, before the fact itself. */
  figure: { pt: ['{figure}: o que isso tem a ver com {topic}?'], en: ['{figure}: what does that have to do with {topic}?'] },
  threeFacts: {
    pt: ['3 fatos sobre {topic} para guardar.', 'Você conhece estes 3 fatos sobre {topic}?', 'Sobre {topic}: 3 coisas que vale saber.'],
    en: ['3 facts about {topic} worth keeping.', 'Do you know these 3 facts about {topic}?', '3 things to know about {topic}.'],
  },
  threeTips: {
    pt: ['{Topic}: 3 coisas para fazer ainda hoje.', '{Topic}: 3 passos simples.', '{Topic} na prática: 3 passos.'],
    en: ['{Topic}: 3 things to do today.', '{Topic}: 3 simple steps.', '{Topic} in practice: 3 steps.'],
  },
  threeStepsVerb: {
    pt: ['Quer {topic}? Comece por estes 3 passos.', 'Como {topic}? 3 passos para começar.', 'Quer {topic}? Teste estes 3 passos.'],
    en: ['Want to {topic}? Try these 3 steps.', 'How to {topic}: 3 steps to begin.', 'Want to {topic}? Start with 3 steps.'],
  },
  verb: {
    pt: ['Quer {topic}? Comece por aqui.', 'Como {topic}? Comece por isto.', 'Quer {topic}? Olha só.'],
    en: ['Want to {topic}? Start here.', 'How to {topic}? Start with this.', 'Trying to {topic}? Watch this.'],
  },
  noun: {
    pt: ['{Topic}: por onde começar?', 'Pensando em {topic}? Escute isto antes.', '{Topic} sem complicar: comece assim.', '{Topic}: qual é o primeiro passo?'],
    en: ['{Topic}: where do you start?', 'Thinking about {topic}? Hear this first.', '{Topic}, made simple: start here.', '{Topic}: what is the first step?'],
  },
  /** For themes to understand rather than to do. */
  know: {
    pt: [
      '{Topic}: o que você já sabe?',
      '{Topic}: você sabe explicar?',
      'O que você perguntaria sobre {topic}?',
      '{Topic}: e se você tivesse um minuto para explicar?',
    ],
    en: [
      '{Topic}: what do you already know?',
      '{Topic}: can you explain it?',
      'What would you ask about {topic}?',
      '{Topic}: what if you had one minute to explain it?',
    ],
  },
  /** For themes that hurt. */
  care: {
    pt: ['{Topic}: vamos falar com cuidado?', 'Vamos falar sobre {topic} com cuidado?', '{Topic}: ninguém precisa passar por isso só.'],
    en: ['{Topic}: can we talk with care?', 'Can we talk about {topic} with care?', '{Topic}: nobody has to face it alone.'],
  },
  /** The same when the theme itself had better not be said. */
  careAlone: { pt: ['Você não precisa passar por isso só.'], en: ['You do not have to do this alone.', 'You are not alone in this.'] },
  /** Before the person's own sentences. */
  own: {
    pt: ['{Topic}? Escute esta.', 'Sobre {topic}: olha só isto.', '{Topic}: preste atenção nisto.'],
    en: ['{Topic}? Listen to this.', 'About {topic}: hear this.', '{Topic}: pay attention to this.'],
  },
  /** The theme cannot be spoken: too long, or nothing but signs. */
  plain: {
    pt: ['Por onde começar? Olha só.', 'Posso contar uma coisa?', 'Escute isto até o fim.'],
    en: ['Where do you start? Watch this.', 'Can I tell you something?', 'Listen to this one.'],
  },
} as const satisfies Record<string, Phrases>

/** Put in front of a sentence; the sentence then begins with a small letter. */
export const connectives = {
  fact: {
    pt: ['E tem mais: ', 'Outra coisa: ', 'Vale saber: ', 'Olha esta: '],
    en: ['And there is more: ', 'Another one: ', 'Good to know: ', 'And look at this: '],
  },
  firstTip: {
    pt: ['Na prática: ', 'Então faça assim: ', 'Agora a parte prática: '],
    en: ['So try this: ', 'In practice: ', 'Now the practical part: '],
  },
  laterTip: {
    pt: ['E mais: ', 'Depois, ', 'Outra dica: '],
    en: ['Next, ', 'Then, ', 'Another tip: '],
  },
  steps: {
    pt: ['Primeiro, ', 'Segundo, ', 'Terceiro, '],
    en: ['First, ', 'Second, ', 'Third, '],
  },
  bonus: {
    pt: ['E um extra: ', 'De bônus: '],
    en: ['One extra: ', 'And a bonus: '],
  },
  recap: {
    pt: ['Resumindo: ', 'Para guardar: ', 'Recapitulando: '],
    en: ['In short: ', 'To recap: ', 'Your checklist: '],
  },
} as const satisfies Record<string, Phrases>

export const closings = {
  facts: {
    pt: ['Qual destas você não sabia? Conte nos comentários.', 'Salve este vídeo e mande para alguém.', 'Gostou de saber? Salve para contar depois.'],
    en: ['Which one was new to you? Tell me in the comments.', 'Save this video and send it to someone.', 'Learned something? Save it for later.'],
  },
  steps: {
    pt: ['Conte nos comentários por qual passo você vai começar.', 'Salve este vídeo para rever com calma.', 'Salve agora e mande para quem precisa ver isto.'],
    en: ['Tell me in the comments where you will start.', 'Save this video and come back to it.', 'Save it now and send it to someone who needs it.'],
  },
  /** When neither facts nor steps were promised. */
  plain: {
    pt: ['Salve este vídeo para rever com calma.', 'Salve agora e mande para quem precisa ver isto.'],
    en: ['Save this video and come back to it.', 'Save it now and send it to someone who needs it.'],
  },
  /** Never a request to comment: these are not for everybody to read. */
  care: { pt: ['Mande para quem precisa.'], en: ['Send it to someone.', 'Save this for a friend.'] },
  /** After a question to the audience. */
  answer: { pt: ['Conte nos comentários.', 'Responda aqui embaixo.'], en: ['Tell me in the comments.', 'Answer below.'] },
  /** For 15 seconds: four words at most. */
  short: {
    pt: ['Salve este vídeo.', 'Salve para depois.', 'Mande para alguém.', 'Siga para mais.'],
    en: ['Save this video.', 'Save it for later.', 'Send it to someone.', 'Follow for more.'],
  },
} as const satisfies Record<string, Phrases>

export const professionalLines = {
  health: {
    pt: ['Se algo incomoda ou não passa, procure um profissional de saúde.', 'Na dúvida, converse com um profissional de saúde.'],
    en: ['If something hurts or will not go away, see a health professional.', 'When in doubt, talk to a health professional.'],
  },
  money: {
    pt: ['Antes de uma decisão grande, fale com um profissional de finanças.', 'Na dúvida, procure um profissional antes de assinar.'],
    en: ['Before a big decision, talk to a finance professional.', 'When in doubt, ask a professional before you sign.'],
  },
  pets: {
    pt: ['Na dúvida sobre a saúde do bicho, fale com o veterinário.'],
    en: ['When in doubt about your pet, call the vet.'],
  },
} as const satisfies Record<string, Phrases>

/** For somebody's future customers, after sentences such as "our bakery opens at six". */
export const customerLines: readonly AudienceLine[] = [
  { icon: 'balance-scale', pt: 'O que pesa mais na sua escolha: preço, prazo ou cuidado?', en: 'What matters most to you: price, time or care?' },
  { icon: 'memo', pt: 'Anote as suas dúvidas e pergunte antes de decidir.', en: 'Write down your questions and ask before you decide.' },
  { icon: 'busts-in-silhouette', pt: 'Convide alguém para conhecer com você.', en: 'Bring someone along to see it.' },
  { icon: 'speech-balloon', pt: 'Conte aqui o que você procura hoje.', en: 'Tell me here what you are looking for today.' },
  { icon: 'thought-balloon', pt: 'Qual seria a sua primeira pergunta?', en: 'What would your first question be?' },
]

/** Questions and requests to the audience after the person's own sentences; they fit any subject. */
export const audienceLines: readonly AudienceLine[] = [
  { icon: 'thinking-face', pt: 'Você já sabia disto?', en: 'Did you know this?' },
  { icon: 'incoming-envelope', pt: 'Mande para alguém que vai gostar.', en: 'Send it to someone who will like it.' },
  { icon: 'magnifying-glass-tilted-left', pt: 'O que mais você quer saber?', en: 'What else do you want to know?' },
  { icon: 'speech-balloon', pt: 'Tem dúvida? Pergunte nos comentários.', en: 'Any questions? Ask in the comments.' },
  { icon: 'busts-in-silhouette', pt: 'Quem você marcaria aqui?', en: 'Who would you tag here?' },
  { icon: 'bookmark', pt: 'Guarde este vídeo para a hora certa.', en: 'Keep this video for the right moment.' },
]
