/** What a failed call is called when the server says nothing about it. */
const pt = {
  userStats: 'Erro ao buscar estatísticas do usuário',
  userVideos: 'Erro ao buscar vídeos do usuário',
  subscriptions: 'Erro ao buscar o histórico de assinaturas',
  cancelSubscription: 'Erro ao cancelar a assinatura',
  changePassword: 'Erro ao trocar senha',
  forgotPassword: 'Erro ao solicitar recuperação de senha',
  exportAccount: 'Erro ao exportar os dados',
  deleteAccount: 'Erro ao excluir a conta',
}
const en: typeof pt = {
  userStats: 'The statistics could not be read',
  userVideos: 'The videos could not be read',
  subscriptions: 'The subscriptions could not be read',
  cancelSubscription: 'The subscription could not be cancelled',
  changePassword: 'The password could not be changed',
  forgotPassword: 'The link could not be requested',
  exportAccount: 'The data could not be exported',
  deleteAccount: 'The account could not be deleted',
}
export const profileServiceTexts = { pt, en }
