import { hash, verify } from '@node-rs/argon2'

/** Turns passwords into hashes and compares them; tests count the calls and use lighter work. */
export type Passwords = {
  hash: (password: string) => Promise<string>
  /**
   * Also compares with `null` (no hash): the same work, always false, so that the time does not
   * reveal which accounts exist.
   */
  matches: (password: string, storedHash: string | null) => Promise<boolean>
}

/** argon2id with the first choice of the OWASP password storage guide: 19 MiB, 2 passes, 1 lane. */
const passwordWork = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export async function createPasswords(work: { memoryCost: number; timeCost: number; parallelism: number } = passwordWork): Promise<Passwords> {
  const noHash = await hash('no account has this password', work)
  return {
    hash: (password) => hash(typed(password), work),
    async matches(password, storedHash) {
      const same = await verify(storedHash ?? noHash, typed(password))
      return same && storedHash !== null
    },
  }
}

/**
 * Systems encode the same keys differently (é as one or two code points); all forms are one
 * password.
 */
function typed(password: string): string {
  return password.normalize('NFKC')
}
