import { AppError } from '@relampago/domain/contracts'
import type { Queries } from '../database/database.ts'
import type { SignUp, User } from '../database/schema.ts'
import type { AccountsOptions } from './accounts-options.ts'
import { signUpOfCode, signUpOfLink, type CodeTry } from './sign-up/sign-up-codes.ts'
import { endSignUp, hashPage, lockAddress, openAccount } from './sign-up/sign-ups.ts'

/** What was in a mail: its link, or its code with the address. */
export type Proof = { token: string } | CodeTry

/** An account that was just opened. */
export type Confirmed = {
  user: User
  /** Whether the caller holds the secret of the page that signed up: only this page may sign in. */
  isOfThisPage: boolean
}

/**
 * Opens the account of the sign-up that a code or link belongs to. `page` is the secret that the
 * caller holds, if any. Throws `code_invalid` or `link_invalid`; every reason looks the same.
 */
export async function confirmSignUp(options: AccountsOptions, proof: Proof, page: string | undefined): Promise<Confirmed> {
  return await withSignUp(options, proof, async (queries, signUp) => {
    const user = await openAccount(queries, signUp.id)
    if (user === null) throw new AppError('token' in proof ? 'link_invalid' : 'code_invalid')
    return { user, isOfThisPage: isOfPage(signUp, page) }
  })
}

function isOfPage({ pageHash }: SignUp, page: string | undefined): boolean {
  return page !== undefined && pageHash === hashPage(page)
}

/** What is known about a sign-up, for the reader of its mail. Nothing that was typed there. */
export type SignUpFacts = { startedAt: Date; browser: string | null; isOfThisPage: boolean }

/** Reads the facts of the sign-up that a code or link belongs to, and changes nothing. */
export function readSignUpFacts(options: AccountsOptions, proof: Proof, page: string | undefined): Promise<SignUpFacts> {
  return withSignUp(options, proof, async (_, signUp) => ({
    startedAt: signUp.createdAt,
    browser: signUp.browser,
    isOfThisPage: isOfPage(signUp, page),
  }))
}

/** Ends a sign-up that the reader of its mail did not begin. Other sign-ups stay. */
export async function refuseSignUp(options: AccountsOptions, proof: Proof): Promise<void> {
  await withSignUp(options, proof, (queries, { id }) => endSignUp(queries, id))
}

/**
 * Runs `work` for the sign-up that a code or link belongs to, with its address locked. Throws
 * `code_invalid` or `link_invalid`.
 */
async function withSignUp<Result>(
  { database, secretKey, now }: AccountsOptions,
  proof: Proof,
  work: (queries: Queries, signUp: SignUp) => Promise<Result>,
): Promise<Result> {
  const done = await database.transaction(async ({ queries }) => {
    if (!('token' in proof)) await lockAddress(queries, proof.email)
    const signUp = 'token' in proof ? await signUpOfLink(queries, proof.token, now()) : await signUpOfCode(queries, secretKey, proof, now())
    if (signUp === null) return null
    if ('token' in proof) await lockAddress(queries, signUp.email)
    return { result: await work(queries, signUp) }
  })
  // Thrown outside the transaction, so that the try of a code stays used up.
  if (done === null) throw new AppError('token' in proof ? 'link_invalid' : 'code_invalid')
  return done.result
}
