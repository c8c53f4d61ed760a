/** What a failed call is called when the server says nothing about it. */
const pt = {
  login: 'Usuário ou senha inválidos',
  register: 'Erro ao registrar',
  verifyEmail: 'Erro ao verificar e-mail',
  verifyCode: 'Erro ao verificar código',
  resendCode: 'Erro ao reenviar código',
  signUpFacts: 'Erro ao ler o cadastro',
  refuseSignUp: 'Erro ao cancelar o cadastro',
  forgotPassword: 'Erro ao solicitar recuperação de senha',
  resetPassword: 'Erro ao redefinir senha',
  subscribe: 'Erro ao ativar plano gratuito',
}
const en: typeof pt = {
  login: 'Wrong e-mail or password',
  register: 'Registration failed',
  verifyEmail: 'The e-mail could not be verified',
  verifyCode: 'The code could not be verified',
  resendCode: 'The code could not be sent',
  signUpFacts: 'The sign-up could not be read',
  refuseSignUp: 'The sign-up could not be cancelled',
  forgotPassword: 'The recovery could not be requested',
  resetPassword: 'The password could not be reset',
  subscribe: 'The free plan could not be activated',
}
export const serviceTexts = { pt, en }
export type AccountCallId = keyof typeof pt
