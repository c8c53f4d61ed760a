const pt = {
  draftHeld: 'Seu rascunho espera por você',
  draftHeldText: 'Entre de novo nesta aba para continuar. Com outra conta, ou ao fechar a aba, ele é apagado.',
  draftLost: 'O rascunho não foi guardado',
  draftLostText: 'Não deu para guardar no servidor o que você estava escrevendo. Para ninguém mais ver, o texto foi apagado deste aparelho.',
  templatesLost: 'Rascunhos de templates apagados',
  templatesLostText: 'O que não estava salvo no editor saiu deste aparelho junto com você.',
  stillOpen: 'A sessão não terminou no servidor',
  stillOpenText: 'Deste aparelho você já saiu. Para encerrar também no servidor, entre de novo e use “Sair de todos os aparelhos”, no perfil.',
}
const en: typeof pt = {
  draftHeld: 'Your draft waits for you',
  draftHeldText: 'Sign in again in this tab to go on. With another account, or when the tab is closed, it is removed.',
  draftLost: 'Your draft was not stored',
  draftLostText: 'What you were writing could not be stored on the server. So that nobody else sees it, it was removed from this device.',
  templatesLost: 'Drafts of templates removed',
  templatesLostText: 'What was not saved in the editor left this device with you.',
  stillOpen: 'The session did not end on the server',
  stillOpenText: 'You are signed out on this device. To end it on the server too, sign in again and use “Sign out of all devices” in your profile.',
}
export const sessionTexts = { pt, en }
