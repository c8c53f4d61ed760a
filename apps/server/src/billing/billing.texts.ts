import type { Bilingual } from '@relampago/domain/catalogue'

export const billingTexts = {
  cancelled: {
    pt: 'Assinatura cancelada. Seu plano continua até o fim do período pago.',
    en: 'Subscription cancelled. Your plan goes on until the end of the paid period.',
  },
  renewalCancelled: { pt: 'Assinatura cancelada. Nada mais será cobrado.', en: 'Subscription cancelled. Nothing more will be charged.' },
  withdrawn: {
    pt: 'Compra desfeita. O Pro terminou, e o valor volta pelo meio em que você pagou.',
    en: 'Purchase undone. Pro has ended, and the amount goes back the way you paid it.',
  },
  free: { pt: 'Você está no plano gratuito.', en: 'You are on the free plan.' },
  emailConfirmed: { pt: 'E-mail confirmado.', en: 'E-mail confirmed.' },
  emailStored: { pt: 'E-mail de pagamento guardado.', en: 'Payment e-mail stored.' },
  checkoutReady: {
    pt: 'Checkout aberto. O plano começa assim que o pagamento for aprovado.',
    en: 'Checkout opened. The plan begins as soon as the payment is approved.',
  },
  pending: {
    pt: 'Pagamento pendente de confirmação. Aguarde a aprovação para ativar o plano.',
    en: 'Payment awaiting confirmation. Wait for its approval to activate the plan.',
  },
} as const satisfies Record<string, Bilingual>
