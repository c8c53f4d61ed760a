import { AppError } from '@relampago/domain/contracts'
import { eq, sql } from '../database/drizzle.ts'
import { users, type User } from '../database/schema.ts'
import type { TokenClaims } from '../http/claims.ts'
import type { AccountsOptions } from './accounts-options.ts'
import { findSignUp } from './sign-up/sign-ups.ts'
import { tokenLifetimeMs } from './tokens.ts'

/** `page`: the secret of the page that signed up, where there is one. */
export type SignIn = { email: string; password: string; remember: boolean; page?: string | undefined }

type Lookup<Name extends 'id' | 'email'> = { execute: (values: Record<Name, string>) => Promise<User[]> }

/** Accounts and their bearer tokens. Every broken rule is an `AppError`. */
export class Accounts {
  readonly options: AccountsOptions
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
   * Gives a bearer token. The same work is done whether or not the e-mail is known, and however
   * many sign-ups wait for it: `page` says which of them is meant.
   */
  async signIn({ email, password, remember, page }: SignIn): Promise<{ token: string; expiresInSeconds: number }> {
    const { database, passwords, tokens } = this.options
    const [user] = await database.read(() => this.byEmail.execute({ email }))
    const waiting = await database.read((queries) => findSignUp(queries, email, page))
    const known = user ?? waiting
    const matches = await passwords.matches(password, known?.passwordHash ?? null)
    if (known === undefined || !matches) throw new AppError('bad_credentials')
    if (user === undefined) throw new AppError('email_not_verified')
    const lifetime = remember ? tokenLifetimeMs.remembered : tokenLifetimeMs.session
    const token = await tokens.issue({ userId: user.id, tokenVersion: user.tokenVersion }, lifetime)
    return { token, expiresInSeconds: lifetime / 1000 }
  }

  /** The account a token names, while the token is valid. Throws `not_authenticated` otherwise. */
  async userOfToken({ userId, tokenVersion }: TokenClaims): Promise<User> {
    const [user] = await this.options.database.read(() => this.byId.execute({ id: userId }))
    if (user === undefined || user.tokenVersion !== tokenVersion) throw new AppError('not_authenticated')
    return user
  }
}
