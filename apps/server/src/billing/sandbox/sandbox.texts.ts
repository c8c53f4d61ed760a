import type { InterfaceLanguage } from '@relampago/domain/catalogue'

type SandboxTexts = Record<
  | 'title'
  | 'testNote'
  | 'method'
  | 'pix'
  | 'card'
  | 'pixHint'
  | 'cardHint'
  | 'perMonth'
  | 'approve'
  | 'refuse'
  | 'wait'
  | 'approved'
  | 'approvedHint'
  | 'refused'
  | 'refusedHint'
  | 'waiting'
  | 'waitingHint',
  string
>

export const sandboxTexts = {
  pt: {
    title: 'Pagamento de teste',
    testNote: 'Ambiente de teste: nenhum dinheiro muda de mãos.',
    method: 'Forma de pagamento',
    pix: 'Pix',
    card: 'Cartão',
    pixHint: 'Aqui o banco é de mentira. Escolha abaixo o que ele responde.',
    cardHint: 'Nenhum número de cartão é preciso. Escolha abaixo o que o banco responde.',
    perMonth: 'por mês',
    approve: 'Aprovar',
    refuse: 'Recusar',
    wait: 'Deixar pendente',
    approved: 'Pagamento aprovado',
    approvedHint: 'Seu plano já está ativo. Pode fechar esta janela.',
    refused: 'Pagamento recusado',
    refusedHint: 'Nada foi cobrado. Feche esta janela e tente de novo.',
    waiting: 'Pagamento pendente',
    waitingHint: 'O banco ainda não confirmou. Pode fechar: a gente confirma sozinho.',
  },
  en: {
    title: 'Test payment',
    testNote: 'Test environment: no money changes hands.',
    method: 'Payment method',
    pix: 'Pix',
    card: 'Card',
    pixHint: 'This bank is a pretended one. Choose below what it answers.',
    cardHint: 'No card number is needed. Choose below what the bank answers.',
    perMonth: 'a month',
    approve: 'Approve',
    refuse: 'Refuse',
    wait: 'Leave pending',
    approved: 'Payment approved',
    approvedHint: 'Your plan is active. You can close this window.',
    refused: 'Payment refused',
    refusedHint: 'Nothing was charged. Close this window and try again.',
    waiting: 'Payment pending',
    waitingHint: 'The bank has not confirmed yet. You can close this: it is confirmed by itself.',
  },
} as const satisfies Record<InterfaceLanguage, SandboxTexts>
