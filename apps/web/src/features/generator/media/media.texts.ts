const pt = {
  title: 'Suas fotos e clipes',
  optional: 'opcional',
  choose: 'Escolher fotos e clipes',
  dropHere: 'ou solte aqui',
  help: (most: number) =>
    `Até ${most}: fotos em JPG, PNG, WebP ou AVIF, de até 10 MB, e clipes em MP4 ou MOV, de até 60 s e 64 MB. Ficam guardados por 24 horas, só para os seus vídeos.`,
  signIn: 'Entre na sua conta para pôr fotos e clipes seus no vídeo. O que você já escolheu fica guardado.',
  signInLink: 'Entrar',
  signInAgain: 'Sua sessão terminou. Entre de novo e envie este arquivo outra vez.',
  photo: (number: number) => `Foto ${number}`,
  clip: (number: number, seconds: number) => `Clipe ${number} (${seconds} s)`,
  where: (number: number) => `Onde a foto ${number} aparece`,
  whereClip: (number: number) => `Onde o clipe ${number} aparece`,
  places: { fits: 'Onde couber', out: 'Fora deste vídeo', sentence: (sentence: number) => `Na frase ${sentence}` },
  remove: (name: string) => `Remover ${name}`,
  retry: 'Tentar de novo',
  retryNamed: (name: string) => `Tentar de novo: ${name}`,
  states: { waiting: 'Na fila', sending: 'Enviando…', sendingClip: 'Enviando e convertendo: leva até um minuto…' },
  tooLarge: 'Esta foto passa de 10 MB. Envie uma versão menor.',
  clipTooLarge: 'Este clipe passa de 64 MB. Corte um trecho menor e envie de novo.',
  unknown: 'O arquivo não foi enviado. Tente de novo.',
  sent: (name: string) => `Enviado: ${name}`,
  removed: 'Arquivo removido',
  removeFailed: 'O arquivo não foi removido',
  gone: (count: number) =>
    count === 1
      ? 'Um arquivo não está mais guardado e saiu deste vídeo. Envie de novo se ainda quiser usar.'
      : `${count} arquivos não estão mais guardados e saíram deste vídeo. Envie de novo se ainda quiser usar.`,
  listFailed: 'Não deu pra carregar suas fotos e clipes.',
  stillSending: 'Arquivos ainda sendo enviados',
  stillSendingText: 'Espere terminar, ou remova os que faltam, e gere o vídeo.',
  count: (count: number) => (count === 1 ? '1 foto ou clipe seu' : `${count} fotos ou clipes seus`),
}
const en: typeof pt = {
  title: 'Your photos and clips',
  optional: 'optional',
  choose: 'Choose photos and clips',
  dropHere: 'or drop them here',
  help: (most) =>
    `Up to ${most}: photos as JPG, PNG, WebP or AVIF, up to 10 MB, and clips as MP4 or MOV, up to 60 s and 64 MB. They are stored for 24 hours, for your videos only.`,
  signIn: 'Sign in to put photos and clips of yours into the video. What you have chosen is kept.',
  signInLink: 'Sign in',
  signInAgain: 'Your session has ended. Sign in and send this file again.',
  photo: (number) => `Photo ${number}`,
  clip: (number, seconds) => `Clip ${number} (${seconds} s)`,
  where: (number) => `Where photo ${number} is shown`,
  whereClip: (number) => `Where clip ${number} is shown`,
  places: { fits: 'Where it fits', out: 'Not in this video', sentence: (sentence) => `In sentence ${sentence}` },
  remove: (name) => `Remove ${name}`,
  retry: 'Try again',
  retryNamed: (name) => `Try again: ${name}`,
  states: { waiting: 'Waiting', sending: 'Sending…', sendingClip: 'Sending and converting: up to a minute…' },
  tooLarge: 'This photo is over 10 MB. Send a smaller version.',
  clipTooLarge: 'This clip is over 64 MB. Trim it and send it again.',
  unknown: 'The file was not sent. Try again.',
  sent: (name) => `${name} was sent`,
  removed: 'File removed',
  removeFailed: 'The file was not removed',
  gone: (count) =>
    count === 1
      ? 'One file is no longer stored and left this video. Send it again if you still want it.'
      : `${count} files are no longer stored and left this video. Send them again if you still want them.`,
  listFailed: 'Your photos and clips could not be loaded.',
  stillSending: 'Files are still being sent',
  stillSendingText: 'Wait for them, or remove those that are left, and generate the video.',
  count: (count) => (count === 1 ? '1 photo or clip of yours' : `${count} photos or clips of yours`),
}
export const mediaTexts = { pt, en }
