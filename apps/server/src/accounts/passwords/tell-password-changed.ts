import type { InterfaceLanguage } from '@relampago/domain/catalogue'
import type { Queries } from '../../database/database.ts'
import type { User } from '../../database/schema.ts'
import { passwordChangedMail } from '../../mail/password-changed-mail.ts'
import type { AccountsOptions } from '../accounts-options.ts'

/** Warns the owner by mail, in case it was somebody else. */
export async function tellPasswordChanged({ publicUrl, outbox }: AccountsOptions, queries: Queries, user: User, language: InterfaceLanguage): Promise<void> {
  const { email: to, name } = user
  await outbox.put(queries, passwordChangedMail({ to, name, link: `${publicUrl()}/forgot-password`, language }))
}
