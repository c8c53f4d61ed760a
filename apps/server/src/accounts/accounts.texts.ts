import type { Bilingual } from '@relampago/domain/catalogue'

export const accountTexts = {
  registered: {
    pt: 'Cadastro realizado! Por favor, verifique seu e-mail para ativar sua conta.',
    en: 'You are registered! Please check your e-mail to activate your account.',
  },
  activated: { pt: 'Conta ativada!', en: 'Account activated!' },
  resent: {
    pt: 'Código reenviado! Confira a caixa de entrada e o spam.',
    en: 'Code sent again! Check your inbox and your spam folder.',
  },
} as const satisfies Record<string, Bilingual>
