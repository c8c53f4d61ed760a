import type { Bilingual, InterfaceLanguage } from '../catalogue/languages.ts'

export type ErrorEntry = {
  /**
   * HTTP status of a reply with this error. Errors that only appear in a progress reply carry the
   * status they would have had.
   */
  status: number
  /**
   * What was ordered is the cause: its theme, its page or its picture. Such an order is not retried
   * and gives its unit back; how many of them a user may place in an hour is limited.
   */
  causedByOrder?: true
  /** What a person reads. `{name}` is replaced by the parameter of that name. */
  text: Bilingual
}

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
      pt: 'Seu limite de hoje ({limit}) já foi usado. Um novo vídeo libera às 00:00 de {reset} (horário de Brasília).',
      en: "You have used today's limit ({limit}). A new video unlocks at 00:00 on {reset} (Brasília time).",
    },
  },
  quota_monthly_exceeded: {
    status: 403,
    text: {
      pt: 'Seu limite do mês ({limit}) já foi usado. Novos vídeos liberam em {reset}.',
      en: "You have used this month's limit ({limit}). New videos unlock on {reset}.",
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

  // Plans
  subscription_missing: {
    status: 409,
    text: { pt: 'Você não tem uma assinatura para cancelar.', en: 'You have no subscription to cancel.' },
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

  // While a video is being made
  subject_unreadable: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não achamos palavras no tema. Escreva com letras, por exemplo “café especial”.',
      en: 'We found no words in the theme. Write it with letters, for example “specialty coffee”.',
    },
  },
  page_address_invalid: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Este link não parece um endereço. Copie o link inteiro da página do produto, começando com https://.',
      en: 'This link does not look like an address. Copy the whole link of the product page, starting with https://.',
    },
  },
  page_private: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Este link aponta para um endereço interno. Use o link público da página do produto.',
      en: 'This link points to an internal address. Use the public link of the product page.',
    },
  },
  page_timeout: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A página do produto demorou demais para responder. Tente de novo ou descreva o produto no contexto e use um tema.',
      en: 'The product page took too long to answer. Try again, or describe the product in the context and use a theme.',
    },
  },
  page_unreachable: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não conseguimos abrir a página do produto. Confira o link e tente de novo.',
      en: 'We could not open the product page. Check the link and try again.',
    },
  },
  page_refused: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A loja não deixou a gente ler a página (código {status}). Use um tema com o nome do produto e conte os detalhes no contexto.',
      en: "The shop did not let us read the page (code {status}). Use a theme with the product's name and tell the details in the context.",
    },
  },
  page_missing: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A página do produto não existe mais (código {status}). Confira o link.',
      en: 'The product page no longer exists (code {status}). Check the link.',
    },
  },
  page_failing: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A loja está com problemas (código {status}). Tente de novo em alguns minutos.',
      en: 'The shop is having problems (code {status}). Try again in a few minutes.',
    },
  },
  page_not_html: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Este link abre um arquivo, não a página de um produto. Use o link da página.',
      en: 'This link opens a file, not a product page. Use the link of the page.',
    },
  },
  page_too_large: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A página do produto é grande ou complicada demais para ler. Use um tema com o nome do produto e cole a descrição dele no contexto.',
      en: "The product page is too large or too complex to read. Use a theme with the product's name and paste its description into the context.",
    },
  },
  page_redirects: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'O link fica redirecionando sem chegar a lugar nenhum. Abra a página no navegador e copie o endereço final.',
      en: 'The link keeps redirecting without arriving anywhere. Open the page in a browser and copy its final address.',
    },
  },
  page_without_product: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não achamos um produto nesta página. Abra a página do produto e copie o link dela, ou use um tema.',
      en: 'We found no product on this page. Open the page of the product and copy its link, or use a theme.',
    },
  },
  image_unreadable: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não conseguimos abrir esta imagem. Envie um JPG, PNG, WebP ou AVIF de até 10 MB, com pelo menos 300 pixels de largura.',
      en: 'We could not open this image. Send a JPG, PNG, WebP or AVIF of up to 10 MB, at least 300 pixels wide.',
    },
  },
  image_too_large: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Esta imagem tem {width} × {height} pixels ({megapixels} megapixels). Seu plano aceita até {limit} megapixels: envie uma versão menor.',
      en: 'This image has {width} × {height} pixels ({megapixels} megapixels). Your plan takes up to {limit} megapixels: send a smaller version.',
    },
  },
  image_animated: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Esta imagem é animada. Envie uma imagem parada: JPG, PNG, WebP ou AVIF.',
      en: 'This image is animated. Send a still one: JPG, PNG, WebP or AVIF.',
    },
  },
  images_busy: {
    status: 503,
    text: {
      pt: 'Há muitas imagens na fila agora. Nada foi descontado. Tente de novo em {seconds} s.',
      en: 'Many images are waiting right now. Nothing was taken from your limit. Try again in {seconds} s.',
    },
  },
  too_many_uploads: {
    status: 429,
    text: {
      pt: 'Outra imagem sua ainda está sendo enviada. Espere ela terminar e tente de novo em {seconds} s.',
      en: 'Another image of yours is still being sent. Wait for it to finish, and try again in {seconds} s.',
    },
  },
  image_unreachable: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não conseguimos baixar a imagem deste link. Use o link público de uma imagem ou envie o arquivo.',
      en: 'We could not download the image from this link. Use the public link of an image, or upload the file.',
    },
  },
  product_without_photos: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não conseguimos as fotos deste produto. Abra a página do produto e copie o link dela, ou envie uma imagem.',
      en: 'We could not get the photos of this product. Open the page of the product and copy its link, or upload an image.',
    },
  },
  generation_failed: {
    status: 500,
    text: {
      pt: 'A montagem parou no meio. Seu vídeo do dia voltou. Tente de novo com um template mais simples.',
      en: 'The video stopped half-way. Your video of the day is back. Try again with a simpler template.',
    },
  },
  generation_timeout: {
    status: 500,
    text: {
      pt: 'A montagem passou de 15 minutos e foi parada. Seu vídeo do dia voltou. Tente de novo.',
      en: 'The video took more than 15 minutes and was stopped. Your video of the day is back. Try again.',
    },
  },
  waited_too_long: {
    status: 503,
    text: {
      pt: 'O vídeo esperou mais de 60 minutos para ser feito e saiu da fila. Seu vídeo do dia voltou. Tente de novo.',
      en: 'The video waited more than 60 minutes to be made and left the line. Your video of the day is back. Try again.',
    },
  },
  generation_cancelled: { status: 409, text: { pt: 'Geração cancelada. Seu vídeo do dia voltou.', en: 'Cancelled. Your video of the day is back.' } },
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
