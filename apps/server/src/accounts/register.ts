import { randomUUID } from 'node:crypto'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import { eq } from '../database/drizzle.ts'
import { users, type SignUp } from '../database/schema.ts'
import { verificationMail } from '../mail/verification-mail.ts'
import type { AccountsOptions } from './accounts-options.ts'
import { recordMail, takeMailTurn, writeForKnownOnly, type MailRequest } from './mail-requests.ts'
import { checkNewPassword } from './passwords/check-password.ts'
import { issueCode } from './sign-up/sign-up-codes.ts'
import { findSignUp, hashPage, isWaiting, lockAddress, storeSignUp } from './sign-up/sign-ups.ts'

export type Wanted = {
  email: string
  password: string
  name: string
  acceptsTerms: boolean
  /** What happens when a sign-up waits for the address: `ask` refuses, and sends nothing. */
  ifWaiting: 'ask' | 'start_anew'
  /** As a person knows it; `null` when the request does not say. */
  browser: string | null
}
/** `page`: for the page that signed up, and for no other. */
export type Registered = { page: string; wasWaiting: boolean }

/**
 * Begins a sign-up, with a password and codes of its own, and mails its first code. Sign-ups that
 * wait for the same address stay as they are. Throws `email_taken` when the address has an account,
 * `sign_up_waiting` when one waits and `ask` was wanted, or `resend_too_soon`.
 */
export async function register(options: AccountsOptions, wanted: Wanted, language: InterfaceLanguage): Promise<Registered> {
  const { database, passwords, now } = options
  checkNewPassword(wanted.password, language)
  const passwordHash = await passwords.hash(wanted.password)
  const { email, name, browser, acceptsTerms, ifWaiting } = wanted
  return database.transaction(async ({ queries }) => {
    await lockAddress(queries, email)
    const [taken] = await queries.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (taken !== undefined) throw new AppError('email_taken')
    const wasWaiting = await isWaiting(queries, email)
    if (wasWaiting && ifWaiting === 'ask') throw new AppError('sign_up_waiting')
    // The first code is never throttled: earlier requests for this address got no mail.
    if (wasWaiting) await takeCodeTurn(options, queries, email)
    else await recordMail(queries, codeRequest(options, email))
    const createdAt = now()
    const { signUp, page } = await storeSignUp(queries, { email, name, passwordHash, browser, createdAt, termsAcceptedAt: acceptsTerms ? createdAt : null })
    await mailCode(options, queries, signUp, language)
    return { page, wasWaiting }
  })
}

/**
 * Mails another code of the sign-up that waits for the address: of the page that asks, else of the
 * newest. Other addresses get no mail, but the same reply after the same work.
 */
export async function resendCode(options: AccountsOptions, { email, page }: { email: string; page?: string | undefined }, language: InterfaceLanguage) {
  await options.database.transaction(async (transaction) => {
    const { queries } = transaction
    await lockAddress(queries, email)
    const found = await findSignUp(queries, email, page)
    await takeCodeTurn(options, queries, email)
    // A page whose sign-up has ended must not be sent the code of another.
    const isMeant = page === undefined || found?.pageHash === hashPage(page)
    const stranger = { id: randomUUID(), email, createdAt: options.now(), browser: null }
    await writeForKnownOnly<Recipient>(transaction, { known: isMeant ? found : undefined, stranger }, (signUp) => mailCode(options, queries, signUp, language))
  })
}

/** Throws `resend_too_soon` when a code was asked for this address less than a minute ago. */
async function takeCodeTurn(options: AccountsOptions, queries: Queries, email: string): Promise<void> {
  const seconds = await takeMailTurn(queries, codeRequest(options, email))
  if (seconds > 0) throw new AppError('resend_too_soon', { seconds })
}

function codeRequest({ secretKey, now }: AccountsOptions, email: string): MailRequest {
  return { secretKey, purpose: 'code', email, now: now() }
}

type Recipient = Pick<SignUp, 'id' | 'email' | 'createdAt' | 'browser'>

async function mailCode({ secretKey, publicUrl, outbox, now }: AccountsOptions, queries: Queries, signUp: Recipient, language: InterfaceLanguage) {
  const { code, linkToken } = await issueCode(queries, secretKey, signUp.id, now())
  const link = `${publicUrl()}/verify-email?token=${linkToken}`
  const { email: to, createdAt: startedAt, browser } = signUp
  await outbox.put(queries, verificationMail({ to, code, link, startedAt, browser, language }))
}
