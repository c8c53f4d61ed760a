import { randomUUID } from 'node:crypto'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import { eq, sql } from '../database/drizzle.ts'
import { users, type User } from '../database/schema.ts'
import { verificationMail } from '../mail/verification-mail.ts'
import type { AccountsOptions } from './accounts-options.ts'
import { issueEmailCode, markVerified, takeCodeTry, takeLink } from './email-codes.ts'
import { recordMail, takeMailTurn, writeForKnownOnly, type MailRecipient, type MailRequest } from './mail-requests.ts'
import { checkNewPassword } from './passwords/check-password.ts'
import { beginSession, type SignedIn } from './sessions/sessions.ts'

type Lookup = { execute: (values: { email: string }) => Promise<User[]> }

/** People's accounts: from sign-up by mail to bearer token. Every broken rule is an `AppError`. */
export class Accounts {
  readonly options: AccountsOptions
  private readonly byEmail: Lookup

  constructor(options: AccountsOptions) {
    this.options = options
    const { queries } = options.database
    this.byEmail = queries
      .select()
      .from(users)
      .where(eq(users.email, sql.placeholder('email')))
      .prepare('user_by_email')
  }

  /**
   * Makes an account that waits for its code. An address that already waits takes the new name and
   * password, and another code: the owner of the mailbox decides. A verified address is taken.
   */
  async register(wanted: { email: string; password: string; name: string }, language: InterfaceLanguage): Promise<void> {
    const { database, passwords, now } = this.options
    checkNewPassword(wanted.password, language)
    const passwordHash = await passwords.hash(wanted.password)
    await database.transaction(async ({ queries }) => {
      const { email, name } = wanted
      const created = await queries
        .insert(users)
        .values({ id: randomUUID(), email, name, passwordHash, createdAt: now() })
        .onConflictDoNothing({ target: users.email })
        .returning({ id: users.id })
      const id = created[0]?.id ?? (await this.takeOverWaiting(queries, { email, name, passwordHash }))
      // The first code of an account is never throttled: earlier requests for this address got no
      // mail.
      if (created.length > 0) await recordMail(queries, this.codeRequest(email))
      await this.sendCode(queries, { id, email, name }, language)
    })
  }

  /** Verifies an account by the code of its mail. Every reason to refuse looks the same. */
  async verifyCode(email: string, code: string): Promise<void> {
    const { database, secretKey, now } = this.options
    const isRight = await database.transaction(async ({ queries }) => {
      const userId = await takeCodeTry(queries, secretKey, { email, code }, now())
      if (userId !== null) await markVerified(queries, userId)
      return userId !== null
    })
    // Thrown outside the transaction, so that the try stays used up.
    if (!isRight) throw new AppError('code_invalid')
  }

  /** Verifies an account by the link of its mail. */
  async verifyLink(token: string): Promise<void> {
    const { database, now } = this.options
    await database.transaction(async ({ queries }) => {
      const userId = await takeLink(queries, token, now())
      if (userId === null) throw new AppError('link_invalid')
      await markVerified(queries, userId)
    })
  }

  /**
   * Sends another code to an account that waits for one. Other addresses get no mail, but the same
   * reply after the same work.
   */
  async resendCode(email: string, language: InterfaceLanguage): Promise<void> {
    await this.options.database.transaction(async (transaction) => {
      const { queries } = transaction
      const [user] = await queries.select().from(users).where(eq(users.email, email)).for('key share')
      await this.takeCodeTurn(queries, email)
      const person = user?.isVerified === false ? user : undefined
      await writeForKnownOnly(transaction, { person, email }, (recipient) => this.sendCode(queries, recipient, language))
    })
  }

  /** Gives a bearer token. The same work is done whether or not the e-mail is known. */
  async signIn(email: string, password: string, session: { remember: boolean; browser: string | null }): Promise<SignedIn> {
    const { database, passwords } = this.options
    const [user] = await database.read(() => this.byEmail.execute({ email }))
    const matches = await passwords.matches(password, user?.passwordHash ?? null)
    if (user === undefined || !matches) throw new AppError('bad_credentials')
    if (!user.isVerified) throw new AppError('email_not_verified')
    return beginSession(this.options, user, session)
  }

  /**
   * An account that waits for its code takes a new name and password, at most once a minute. Throws
   * `email_taken` for a verified one.
   */
  private async takeOverWaiting(queries: Queries, { email, name, passwordHash }: Pick<User, 'email' | 'name' | 'passwordHash'>): Promise<string> {
    const [user] = await queries.select().from(users).where(eq(users.email, email)).for('update')
    if (user === undefined || user.isVerified) throw new AppError('email_taken')
    await this.takeCodeTurn(queries, email)
    await queries.update(users).set({ name, passwordHash }).where(eq(users.id, user.id))
    return user.id
  }

  /** Throws `resend_too_soon` when a code was asked for this address less than a minute ago. */
  private async takeCodeTurn(queries: Queries, email: string): Promise<void> {
    const seconds = await takeMailTurn(queries, this.codeRequest(email))
    if (seconds > 0) throw new AppError('resend_too_soon', { seconds })
  }

  private codeRequest(email: string): MailRequest {
    const { secretKey, now } = this.options
    return { secretKey, purpose: 'code', email, now: now() }
  }

  private async sendCode(queries: Queries, user: MailRecipient, language: InterfaceLanguage): Promise<void> {
    const { secretKey, publicUrl, outbox, now } = this.options
    const { code, linkToken } = await issueEmailCode(queries, secretKey, user.id, now())
    const link = `${publicUrl()}/verify-email?token=${linkToken}`
    await outbox.put(queries, verificationMail({ to: user.email, name: user.name, code, link, language }))
  }
}
