import type { Bilingual } from '@relampago/domain/catalogue'

export const accountTexts = {
  registered: {
    pt: 'Cadastro realizado! Por favor, verifique seu e-mail para ativar sua conta.',
    en: 'You are registered! Please check your e-mail to activate your account.',
  },
  registeredAgain: {
    pt: 'Já havia uma confirmação esperando neste e-mail. Mandamos outra, que vale com os dados deste cadastro.',
    en: 'A confirmation was already waiting at this e-mail. We sent another, which counts with the details of this sign-up.',
  },
  refused: {
    pt: 'Pronto: esse cadastro foi cancelado, e o código e o link dele não valem mais.',
    en: 'Done: that sign-up was cancelled, and its code and link are no longer valid.',
  },
  activated: { pt: 'Conta ativada!', en: 'Account activated!' },
  resent: {
    pt: 'Código reenviado! Confira a caixa de entrada e o spam.',
    en: 'Code sent again! Check your inbox and your spam folder.',
  },
  resetSent: {
    pt: 'Se o e-mail existir, um link de redefinição foi enviado.',
    en: 'If the e-mail exists, a reset link has been sent.',
  },
  reset: { pt: 'Senha redefinida com sucesso!', en: 'Password reset!' },
  passwordChanged: { pt: 'Senha alterada com sucesso.', en: 'Password changed.' },
  removed: { pt: 'Sua conta foi excluída com sucesso.', en: 'Your account has been deleted.' },
} as const satisfies Record<string, Bilingual>
