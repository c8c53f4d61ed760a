import type { DomainActions } from './domain-actions.ts'

export const hobbyActions: DomainActions = {
  domain: 'hobby',
  approach: 'do',
  words: {
    pt: [
      'crochetricocosturabordadartesanatmarcenariaceramicaorigamidesenhaquarelaletteringviolaoguitarrapianotecladoukulelebateria musicalcantodancaxadrezbaralhomagicapescafotografesculturamacramebiscuithobbytatuagskatesurfinstrumentocrochetknitsewingembroiderwoodworkceramicpotteryorigamidrawingwatercolorletteringguitarpianoukulelesingingdancechessmagic trickfishingphotographsculpturemacramehobbytattooskatesurfinstrument',
    ],
  },
  steps: [
    [
      {
        say: { pt: 'Comece com o material mais simples que funciona.', en: 'Start with the simplest gear that works.' },
        more: { pt: 'O caro pode esperar até você saber o que falta.', en: 'The expensive kind can wait until you know what is missing.' },
        recap: { pt: 'material simples', en: 'simple gear' },
        icon: 'toolbox',
        keywords: { pt: ['material', 'ferramenta'], en: ['gear', 'tools'] },
      },
      {
        say: { pt: 'Escolha um projeto pequeno, que termina em uma tarde.', en: 'Pick a small project that you can finish in one afternoon.' },
        more: { pt: 'Terminar um vale mais do que começar dez.', en: 'One finished beats ten begun.' },
        recap: { pt: 'um projeto pequeno', en: 'one small project' },
        icon: 'bullseye',
        keywords: { pt: ['projeto', 'meta'], en: ['project', 'goal'] },
      },
    ],
    [
      {
        say: { pt: 'Repita um gesto só até ele sair sem pensar.', en: 'Repeat one single move until it comes without thinking.' },
        more: { pt: 'Depois, junte o próximo.', en: 'Then add the next one.' },
        recap: { pt: 'um gesto por vez', en: 'one move at a time' },
        icon: 'stopwatch',
        keywords: { pt: ['treino', 'relógio'], en: ['practice', 'clock'] },
      },
      {
        say: { pt: 'Copie um exemplo de que você gosta e compare no fim.', en: 'Copy an example you like and compare at the end.' },
        more: { pt: 'Onde ficou diferente? Comece por ali amanhã.', en: 'Where does it differ? Begin there tomorrow.' },
        recap: { pt: 'copiar e comparar', en: 'copy and compare' },
        icon: 'magnifying-glass-tilted-left',
        keywords: { pt: ['exemplo', 'comparação'], en: ['example', 'comparison'] },
      },
    ],
    [
      {
        say: { pt: 'Grave ou fotografe a primeira tentativa.', en: 'Film or photograph your first try.' },
        more: { pt: 'Daqui a um mês, faça outra e veja as duas.', en: 'A month from now, make another and look at both.' },
        recap: { pt: 'guardar a primeira', en: 'keep the first one' },
        icon: 'camera',
        keywords: { pt: ['foto', 'câmera'], en: ['photo', 'camera'] },
      },
      {
        say: { pt: 'Mostre para alguém que faz isso há mais tempo.', en: 'Show it to someone who has done this for longer.' },
        more: { pt: 'Peça uma dica só, a mais importante.', en: 'Ask for one tip only, the most important one.' },
        recap: { pt: 'pedir uma dica', en: 'ask for one tip' },
        icon: 'speech-balloon',
        keywords: { pt: ['conversa', 'dica'], en: ['talk', 'tip'] },
      },
    ],
  ],
  extras: [
    {
      say: { pt: 'Deixe tudo à vista, pronto para cinco minutos.', en: 'Leave everything in sight, ready for five minutes.' },
      icon: 'alarm-clock',
      keywords: { pt: ['mesa', 'minuto'], en: ['table', 'minute'] },
    },
    {
      say: { pt: 'Combine um dia da semana com alguém.', en: 'Agree on a day of the week with someone.' },
      icon: 'calendar',
      keywords: { pt: ['calendário', 'amigo'], en: ['calendar', 'friend'] },
    },
    {
      say: { pt: 'Pare antes de cansar, para querer voltar.', en: 'Stop before you are tired, so you want to come back.' },
      icon: 'relieved-face',
      keywords: { pt: ['descanso', 'vontade'], en: ['rest', 'mood'] },
    },
  ],
  question: { pt: 'Há quanto tempo você pratica?', en: 'How long have you been doing it?' },
  tags: { pt: ['hobby', 'feitoamao', 'aprender'], en: ['hobby', 'handmade', 'learning'] },
}
