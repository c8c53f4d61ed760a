import { AppError } from '@relampago/domain/contracts'
import type { User } from '../../database/schema.ts'
import type { Passwords } from './passwords.ts'

/** Makes sure that it is the owner who asks. Throws `password_missing` for an account that has none, and `wrong_password`. */
export async function checkOwnPassword(passwords: Passwords, { passwordHash }: User, password: string): Promise<void> {
  if (passwordHash === null) throw new AppError('password_missing')
  if (!(await passwords.matches(password, passwordHash))) throw new AppError('wrong_password')
}
