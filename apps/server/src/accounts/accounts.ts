import { randomUUID } from 'node:crypto'
import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import { AppError } from '@relampago/domain/contracts'
import { brokenPasswordRule, passwordRules } from '@relampago/domain/rules'
import { eq, sql } from '../database/drizzle.ts'
import type { Database, Queries } from '../database/database.ts'
import { users, type User } from '../database/schema.ts'
import { putIntoOutbox } from '../mail/outbox.ts'
import { verificationMail } from '../mail/verification-mail.ts'
import { issueEmailCode, markVerified, takeCodeTry, userOfLink } from './email-codes.ts'
import type { Passwords } from './passwords.ts'
import { tokenLifetimeMs, type TokenClaims, type Tokens } from './tokens.ts'

export type AccountsOptions = {
  database: Database
  passwords: Passwords
  tokens: Tokens
  secretKey: Uint8Array
  /** Start of the links in mails, without a slash at the end. */
  publicUrl: () => string
  now: () => Date
}

type Lookup<Name extends 'id' | 'email'> = { execute: (values: Record<Name, string>) => Promise<User[]> }

/** People's accounts: from sign-up by mail to bearer token. Every broken rule is an `AppError`. */
export class Accounts {
  private readonly options: AccountsOptions
  private readonly byEmail: Lookup<'email'>
  private readonly byId: Lookup<'id'>

  constructor(options: AccountsOptions) {
    this.options = options
    const { queries } = options.database
    this.byEmail = queries
      .select()
      .from(users)
      .where(eq(users.email, sql.placeholder('email')))
      .prepare('user_by_email')
    this.byId = queries
      .select()
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('user_by_id')
  }

  /**
   * Makes an account that waits for its code. An e-mail that waits already takes the new name and password, and another code:
   * whoever reads the mail decides. A verified one is taken.
   */
  async register(wanted: { email: string; password: string; name: string }, language: InterfaceLanguage): Promise<void> {
    const { database, passwords, now } = this.options
    const broken = brokenPasswordRule(wanted.password)
    if (broken !== null) throw new AppError('password_weak', { rule: passwordRules[broken].text[language] })
    const passwordHash = await passwords.hash(wanted.password)
    await database.transaction(async ({ queries }) => {
      const { email, name } = wanted
      const created = await queries
        .insert(users)
        .values({ id: randomUUID(), email, name, passwordHash, createdAt: now() })
        .onConflictDoNothing({ target: users.email })
        .returning()
      let [user] = created
      if (user === undefined) {
        ;[user] = await queries.select().from(users).where(eq(users.email, email)).for('update')
        if (user === undefined || user.isVerified) throw new AppError('email_taken')
        await queries.update(users).set({ name, passwordHash }).where(eq(users.id, user.id))
      }
      await this.sendCode(queries, { id: user.id, email, name }, language)
    })
  }

  /** Verifies an account by the code of its mail. Every reason to refuse looks the same. */
  async verifyCode(email: string, code: string): Promise<void> {
    const { database, secretKey, now } = this.options
    const isRight = await database.transaction(async ({ queries }) => {
      const [user] = await queries.select().from(users).where(eq(users.email, email))
      if (user === undefined || !(await takeCodeTry(queries, secretKey, user.id, code, now()))) return false
      await markVerified(queries, user.id)
      return true
    })
    // Thrown outside, because the try that was used must stay used.
    if (!isRight) throw new AppError('code_invalid')
  }

  /** Verifies an account by the link of its mail. */
  async verifyLink(token: string): Promise<void> {
    const { database, now } = this.options
    await database.transaction(async ({ queries }) => {
      const userId = await userOfLink(queries, token, now())
      if (userId === null) throw new AppError('link_invalid')
      await markVerified(queries, userId)
    })
  }

  /** Sends another code to an account that waits for one; says nothing about others. */
  async resendCode(email: string, language: InterfaceLanguage): Promise<void> {
    await this.options.database.transaction(async ({ queries }) => {
      const [user] = await queries.select().from(users).where(eq(users.email, email))
      if (user !== undefined && !user.isVerified) await this.sendCode(queries, user, language)
    })
  }

  /** Gives a bearer token. The same work is done whether or not the e-mail is known. */
  async signIn(email: string, password: string, remember: boolean): Promise<{ token: string; expiresInSeconds: number }> {
    const { database, passwords, tokens } = this.options
    const [user] = await database.read(() => this.byEmail.execute({ email }))
    const matches = await passwords.matches(password, user?.passwordHash ?? null)
    if (user === undefined || !matches) throw new AppError('bad_credentials')
    if (!user.isVerified) throw new AppError('email_not_verified')
    const lifetime = remember ? tokenLifetimeMs.remembered : tokenLifetimeMs.session
    const token = await tokens.issue({ userId: user.id, tokenVersion: user.tokenVersion }, lifetime)
    return { token, expiresInSeconds: lifetime / 1000 }
  }

  /** The account a token names, while the token counts. Throws `not_authenticated` otherwise. */
  async userOfToken({ userId, tokenVersion }: TokenClaims): Promise<User> {
    const [user] = await this.options.database.read(() => this.byId.execute({ id: userId }))
    if (user === undefined || user.tokenVersion !== tokenVersion) throw new AppError('not_authenticated')
    return user
  }

  private async sendCode(queries: Queries, user: Pick<User, 'id' | 'name' | 'email'>, language: InterfaceLanguage): Promise<void> {
    const { secretKey, publicUrl, now } = this.options
    const { code, linkToken } = await issueEmailCode(queries, secretKey, user.id, now())
    const link = `${publicUrl()}/verify-email?token=${linkToken}`
    await putIntoOutbox(queries, verificationMail({ to: user.email, name: user.name, code, link, language }), now())
  }
}
