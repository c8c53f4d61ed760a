import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { currentLanguage } from '../../../language/language.ts'
import { accountTexts } from '../account.texts.ts'

/**
 * The sign-in address of the provider. Rejects with an `ApiError`, also for other schemes, which
 * could run script here.
 */
export async function googleAddress(provider: string): Promise<string> {
  const failedText = accountTexts[currentLanguage()].google.addressFailed(provider)
  const { auth_url } = await call('googleLogin', { on401: 'throw', failedText })
  if (/^https?:\/\//.test(auth_url)) return auth_url
  throw new ApiError({ status: 200, code: 'unexpected_reply', message: failedText, isExplained: false })
}
