import type { InterfaceLanguage } from '../catalogue/languages.ts'
import type { ErrorEntry } from './error-entry.ts'
import { generationErrors } from './generation-errors.ts'
import { mediaErrors } from './media-errors.ts'
import { templateErrors } from './template-errors.ts'

/** Every error a person can meet: what happened, and what to do. */
export const errors = {
  // Requests
  invalid_body: {
    status: 400,
    text: { pt: 'Não conseguimos ler o pedido. Recarregue a página e tente de novo.', en: 'We could not read the request. Reload the page and try again.' },
  },
  invalid_field: { status: 422, text: { pt: 'Confira o campo {field}: {fix}', en: 'Check the field {field}: {fix}' } },
  body_too_large: {
    status: 413,
    text: { pt: 'O pedido é grande demais. Envie textos ou arquivos menores.', en: 'The request is too large. Send shorter texts or smaller files.' },
  },
  unsupported_encoding: {
    status: 415,
    text: { pt: 'Este formato de pedido não é aceito aqui. Envie {expected}.', en: 'This request format is not accepted here. Send {expected}.' },
  },
  api_key_invalid: {
    status: 403,
    text: { pt: 'Chave de API ausente ou inválida. Envie o cabeçalho X-API-Key.', en: 'The API key is missing or invalid. Send the X-API-Key header.' },
  },
  not_found: { status: 404, text: { pt: 'Não encontramos o que você pediu.', en: 'We could not find what you asked for.' } },
  forbidden: {
    status: 403,
    text: { pt: 'Acesso negado. Você não tem permissão para acessar esta função.', en: 'Access denied. You are not allowed to use this function.' },
  },
  too_many_requests: {
    status: 429,
    text: { pt: 'Muitas requisições. Aguarde um momento e tente novamente.', en: 'Too many requests. Wait a moment and try again.' },
  },
  internal_error: {
    status: 500,
    text: { pt: 'Erro interno do servidor. Tente novamente em alguns instantes.', en: 'Internal server error. Try again in a few moments.' },
  },
  unavailable: {
    status: 503,
    text: { pt: 'O serviço está reiniciando. Tente novamente em alguns segundos.', en: 'The service is restarting. Try again in a few seconds.' },
  },
  storage_full: {
    status: 503,
    text: {
      pt: 'O servidor está sem espaço em disco. Nada foi descontado. Tente de novo em alguns minutos.',
      en: 'The server is out of disk space. Nothing was used up. Try again in a few minutes.',
    },
  },

  // Accounts
  not_authenticated: { status: 401, text: { pt: 'Não autenticado', en: 'Not signed in' } },
  bad_credentials: { status: 401, text: { pt: 'Usuário ou senha inválidos', en: 'Wrong e-mail or password' } },
  email_not_verified: {
    status: 403,
    text: {
      pt: 'Confirme seu e-mail para entrar. Digite o código que enviamos ou peça outro.',
      en: 'Confirm your e-mail to sign in. Enter the code we sent or ask for another.',
    },
  },
  email_taken: { status: 400, text: { pt: 'E-mail já cadastrado', en: 'This e-mail is already registered' } },
  sign_up_waiting: {
    status: 409,
    text: {
      pt: 'Já há uma confirmação esperando neste e-mail. Reenvie essa confirmação ou comece de novo, com outra senha.',
      en: 'A confirmation is already waiting at this e-mail. Send that confirmation again or start anew, with another password.',
    },
  },
  password_weak: { status: 422, text: { pt: '{rule}', en: '{rule}' } },
  code_invalid: { status: 400, text: { pt: 'Código inválido ou expirado.', en: 'The code is invalid or has expired.' } },
  too_many_codes: {
    status: 429,
    text: {
      pt: 'Códigos errados demais por hoje. Use o link do e-mail ou tente de novo em {hours} h.',
      en: 'Too many wrong codes for today. Use the link of the e-mail, or try again in {hours} h.',
    },
  },
  link_invalid: {
    status: 400,
    text: {
      pt: 'Este link já foi usado ou não vale mais. Se sua conta já está ativa, é só entrar; se não, peça um novo código.',
      en: 'This link was used or is no longer valid. If your account is active, just sign in; if not, ask for a new code.',
    },
  },
  reset_link_invalid: {
    status: 400,
    text: { pt: 'O link de redefinição está incorreto ou expirou. Peça um novo.', en: 'The reset link is wrong or has expired. Ask for a new one.' },
  },
  status_link_invalid: {
    status: 400,
    text: {
      pt: 'Este link está incompleto ou não vale mais. Escreva seu e-mail na página de status e use o link do novo e-mail.',
      en: 'This link is incomplete or no longer valid. Write your e-mail on the status page and use the link of the new mail.',
    },
  },
  wrong_password: {
    status: 400,
    text: { pt: 'Senha atual incorreta. Confira e tente de novo.', en: 'The current password is wrong. Check it and try again.' },
  },
  password_unchanged: {
    status: 422,
    text: { pt: 'A nova senha é igual à atual. Escolha outra.', en: 'The new password is the same as the current one. Choose another.' },
  },
  password_missing: {
    status: 400,
    text: {
      pt: 'Sua conta entra por outro serviço e ainda não tem senha. Peça um link em “Esqueci minha senha” para criar uma.',
      en: 'Your account signs in through another service and has no password yet. Ask for a link under “Forgot my password” to make one.',
    },
  },
  sign_in_provider_off: {
    status: 404,
    text: {
      pt: 'A entrada com Google não está disponível aqui. Use e-mail e senha.',
      en: 'Sign-in with Google is not available here. Use e-mail and password.',
    },
  },
  sign_in_failed: {
    status: 400,
    text: { pt: 'Não foi possível entrar com {provider}. Tente de novo.', en: 'Signing in with {provider} did not work. Try again.' },
  },
  sign_in_unreachable: {
    status: 503,
    text: {
      pt: '{provider} não respondeu. Tente de novo em instantes ou use e-mail e senha.',
      en: '{provider} did not answer. Try again in a moment, or use e-mail and password.',
    },
  },
  sign_in_email_unverified: {
    status: 403,
    text: {
      pt: '{provider} ainda não confirmou seu e-mail. Confirme lá ou crie uma conta com senha.',
      en: '{provider} has not verified your e-mail yet. Verify it there, or sign up with a password.',
    },
  },
  resend_too_soon: { status: 429, text: { pt: 'Aguarde {seconds} s para pedir outro código.', en: 'Wait {seconds} s before asking for another code.' } },

  // Ordering a video
  quota_daily_exceeded: {
    status: 403,
    text: {
      pt: 'Seu limite de hoje ({limit}) já foi usado. Um novo vídeo libera às {reset}.',
      en: "You have used today's limit ({limit}). A new video unlocks at {reset}.",
    },
  },
  quota_monthly_exceeded: {
    status: 403,
    text: {
      pt: 'Seu limite do mês ({limit}) já foi usado. Novos vídeos liberam às {reset}.',
      en: "You have used this month's limit ({limit}). New videos unlock at {reset}.",
    },
  },
  generation_stopped: {
    status: 503,
    text: {
      pt: 'A produção de vídeos está parada agora. Nada foi descontado: tente de novo em alguns minutos.',
      en: 'Videos are not being made right now. Nothing was used up: try again in a few minutes.',
    },
  },
  too_many_failed_orders: {
    status: 429,
    text: {
      pt: 'Muitos pedidos seus falharam ou foram cancelados na última hora. Confira o tema, o link ou a imagem e tente de novo em {minutes} min.',
      en: 'Many of your orders failed or were cancelled in the last hour. Check the theme, link or image and try again in {minutes} min.',
    },
  },
  idempotency_key_reused: {
    status: 422,
    text: {
      pt: 'Este pedido já foi feito com outras escolhas. Envie uma nova Idempotency-Key.',
      en: 'This order was already placed with other choices. Send a new Idempotency-Key.',
    },
  },
  queue_full: {
    status: 503,
    text: {
      pt: 'Há muitos vídeos na fila: o seu esperaria cerca de {minutes} min para começar. Nada foi descontado. Tente de novo daqui a pouco.',
      en: 'There are many videos in line: yours would wait about {minutes} min to start. Nothing was used up. Try again in a little while.',
    },
  },
  template_restriction: {
    status: 400,
    text: {
      pt: 'Templates personalizados são exclusivos do plano Pro. Faça upgrade para usar este recurso.',
      en: 'Custom templates are exclusive to the Pro plan. Upgrade to use this feature.',
    },
  },

  template_unavailable: {
    status: 422,
    text: {
      pt: 'Este template não existe mais ou é privado. Nada foi descontado: escolha outro e gere de novo.',
      en: 'This template no longer exists or is private. Nothing was used up: choose another one and generate again.',
    },
  },

  // Plans
  subscription_missing: {
    status: 409,
    text: { pt: 'Você não tem uma assinatura para cancelar.', en: 'You have no subscription to cancel.' },
  },
  withdrawal_over: {
    status: 409,
    text: {
      pt: 'O prazo para desistir da compra terminou em {date}. Você ainda pode cancelar a assinatura.',
      en: 'The time to withdraw from the purchase ended on {date}. You can still cancel the subscription.',
    },
  },
  paid_plan_running: {
    status: 409,
    text: {
      pt: 'Seu plano é pago. Cancele a assinatura em Meu Plano, e o gratuito volta no fim do período pago.',
      en: 'Your plan is a paid one. Cancel the subscription under My plan, and the free plan returns when the paid period ends.',
    },
  },

  // Payment
  plan_change_blocked: {
    status: 409,
    text: { pt: 'Você não pode mudar de plano até {date}.', en: 'You cannot change your plan until {date}.' },
  },
  plan_already_active: { status: 409, text: { pt: 'Você já tem este plano.', en: 'You already have this plan.' } },
  plan_not_sold: {
    status: 422,
    text: { pt: 'Este plano não está à venda. Recarregue a página e escolha de novo.', en: 'This plan is not on sale. Reload the page and choose again.' },
  },
  payment_terms_mismatch: {
    status: 409,
    text: {
      pt: 'O plano ou o preço desta página não é o atual. Recarregue a página e tente de novo.',
      en: 'The plan or price on this page is not the current one. Reload the page and try again.',
    },
  },
  payment_email_invalid: { status: 422, text: { pt: 'Email inválido', en: 'Invalid e-mail' } },
  payment_email_mismatch: { status: 400, text: { pt: 'Email não corresponde à conta', en: 'The e-mail does not match the account' } },
  payment_unreachable: {
    status: 503,
    text: {
      pt: 'O serviço de pagamento não respondeu. Nada foi cobrado. Tente de novo em instantes.',
      en: 'The payment service did not answer. Nothing was charged. Try again in a moment.',
    },
  },
  payment_not_found: { status: 404, text: { pt: 'Pagamento não encontrado', en: 'Payment not found' } },
  notification_refused: { status: 400, text: { pt: 'Assinatura da notificação inválida.', en: 'The signature of the notification is invalid.' } },

  // Tasks and files
  video_not_ready: {
    status: 409,
    text: { pt: 'O vídeo ainda está sendo feito. Aguarde o fim da montagem.', en: 'The video is still being made. Wait until it is finished.' },
  },
  video_already_ended: { status: 409, text: { pt: 'Este vídeo já terminou.', en: 'This video has already ended.' } },
  video_expired: { status: 410, text: { pt: 'Vídeo Expirado', en: 'Video expired' } },
  video_not_found: { status: 404, text: { pt: 'Vídeo Não Encontrado', en: 'Video not found' } },
  video_failed: {
    status: 404,
    text: {
      pt: 'O vídeo não ficou pronto. Pode ter sido um efeito ou transição incompatível, uma instabilidade passageira ou uma configuração complexa demais. Use um template mais simples, remova efeitos, aguarde um pouco e tente de novo.',
      en: 'The video could not be finished. An effect or transition may be incompatible, the service may be unstable for a moment, or the settings too complex. Use a simpler template, remove effects, wait a little and try again.',
    },
  },

  ...generationErrors,
  ...mediaErrors,
  ...templateErrors,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errors

/** The errors whose cause is what was ordered. */
export const orderErrors: readonly ErrorCode[] = (Object.keys(errors) as ErrorCode[]).filter((code) => 'causedByOrder' in errors[code])

export type ErrorParameters = Readonly<Record<string, string | number>>

/** The text of an error in one language, with its parameters filled in. */
export function errorText(code: ErrorCode, language: InterfaceLanguage, parameters: ErrorParameters = {}): string {
  return errors[code].text[language].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole))
}

/** A user's mistake or a limit reached: shown in their language, with the table's status. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly parameters: ErrorParameters

  constructor(code: ErrorCode, parameters: ErrorParameters = {}, options?: ErrorOptions) {
    super(errorText(code, 'en', parameters), options)
    this.code = code
    this.parameters = parameters
  }
}

/**
 * Body of every failed call: three names for the same text, because clients read different ones.
 */
export type ErrorBody = {
  success: false
  message: string
  detail: string
  error: string
  error_type: string
  /** The field to correct, for `invalid_field`. */
  field?: string
  template_name?: string
}
