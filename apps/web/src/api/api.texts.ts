const pt = {
  401: 'Você precisa estar logado para acessar esta função. Redirecionando para login...',
  notSignedIn: 'Não autenticado',
  403: 'Acesso negado. Você não tem permissão para acessar esta função.',
  429: 'Muitas requisições. Aguarde um momento e tente novamente.',
  500: 'Erro interno do servidor. Tente novamente em alguns instantes.',
  network: 'Erro de conexão com o servidor. Verifique sua internet e tente novamente.',
  unknown: 'Erro desconhecido. Tente novamente.',
  other: (status: number, text: string) => `Erro ${status}: ${text}`,
}
const en: typeof pt = {
  401: 'You need to be signed in to use this function. Taking you to the login...',
  notSignedIn: 'Not signed in',
  403: 'Access denied. You are not allowed to use this function.',
  429: 'Too many requests. Wait a moment and try again.',
  500: 'Internal server error. Try again in a few moments.',
  network: 'Could not reach the server. Check your internet connection and try again.',
  unknown: 'Unknown error. Try again.',
  other: (status, text) => `Error ${status}: ${text}`,
}
export const apiTexts = { pt, en }
