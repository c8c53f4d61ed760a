import type { Bilingual } from '@relampago/domain/catalogue'

export const sessionTexts = {
  signedOut: { pt: 'Você saiu da conta.', en: 'You are signed out.' },
  ended: { pt: 'Aparelho desconectado.', en: 'Device signed out.' },
  allEnded: { pt: 'Aparelhos desconectados.', en: 'Devices signed out.' },
} as const satisfies Record<string, Bilingual>
