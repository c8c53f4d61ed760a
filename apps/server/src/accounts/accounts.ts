import { AppError } from '@relampago/domain/contracts'
import { eq, sql } from '../database/drizzle.ts'
import { users, type User } from '../database/schema.ts'
import type { AccountsOptions } from './accounts-options.ts'
import { beginSession, type SignedIn } from './sessions/sessions.ts'
import { findSignUp } from './sign-up/sign-ups.ts'

/** `page`: the secret of the page that signed up, where there is one. */
export type SignIn = { email: string; password: string; remember: boolean; browser: string | null; page?: string | undefined }

type Lookup = { execute: (values: { email: string }) => Promise<User[]> }

/** Accounts and their bearer tokens. Every broken rule is an `AppError`. */
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
   * Gives a bearer token. The same work is done whether or not the e-mail is known, and however
   * many sign-ups wait for it: `page` says which of them is meant.
   */
  async signIn({ email, password, page, ...session }: SignIn): Promise<SignedIn> {
    const { database, passwords } = this.options
    const [user] = await database.read(() => this.byEmail.execute({ email }))
    const waiting = await database.read((queries) => findSignUp(queries, email, page))
    const known = user ?? waiting
    const matches = await passwords.matches(password, known?.passwordHash ?? null)
    if (known === undefined || !matches) throw new AppError('bad_credentials')
    if (user === undefined) throw new AppError('email_not_verified')
    return beginSession(this.options, user, session)
  }
}
