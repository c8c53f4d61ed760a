/** Shared by the account pages. */
const pt = {
  email: 'E-mail',
  emailPlaceholder: 'voce@exemplo.com.br',
  password: 'Senha',
  emailMissing: 'Escreva seu e-mail.',
  emailForm: 'Escreva um e-mail como voce@exemplo.com.br.',
  backToLogin: 'Voltar para o Login',
  google: {
    signIn: (name: string) => `Entrar com ${name}`,
    signUp: (name: string) => `Continuar com ${name}`,
    leaving: (name: string) => `Abrindo ${name}...`,
    returning: 'Entrando...',
    refused: 'Você cancelou a entrada por lá. Tente de novo ou use e-mail e senha.',
    off: 'Google indisponível aqui. Use e-mail e senha.',
    addressFailed: (name: string) => `Erro ao obter URL do ${name}`,
    exchangeFailed: (name: string) => `Erro ao autenticar com ${name}`,
    orEmail: 'ou com e-mail',
    or: 'ou',
  },
  signInFailed: 'Erro no login',
}
const en: typeof pt = {
  email: 'E-mail',
  emailPlaceholder: 'you@example.com',
  password: 'Password',
  emailMissing: 'Write your e-mail.',
  emailForm: 'Write an e-mail such as you@example.com.',
  backToLogin: 'Back to login',
  google: {
    signIn: (name) => `Sign in with ${name}`,
    signUp: (name) => `Continue with ${name}`,
    leaving: (name) => `Opening ${name}...`,
    returning: 'Signing in...',
    refused: 'You cancelled signing in over there. Try again, or use e-mail and password.',
    off: 'No Google sign-in here. Use e-mail and password.',
    addressFailed: (name) => `The address of ${name} could not be read`,
    exchangeFailed: (name) => `Signing in with ${name} failed`,
    orEmail: 'or with e-mail',
    or: 'or',
  },
  signInFailed: 'Could not sign in',
}
export const accountTexts = { pt, en }
