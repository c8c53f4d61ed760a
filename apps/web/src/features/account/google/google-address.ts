import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { currentLanguage } from '../../../language/language.ts'
import { accountTexts } from '../account.texts.ts'

/** Where a person signs in at the provider of that name. Rejects with an `ApiError`, also for what is no web address: it would run here. */
export async function googleAddress(provider: string): Promise<string> {
  const failedText = accountTexts[currentLanguage()].google.addressFailed(provider)
  const { auth_url } = await call('googleLogin', { on401: 'throw', failedText })
  if (/^https?:\/\//.test(auth_url)) return auth_url
  throw new ApiError({ status: 200, code: 'unexpected_reply', message: failedText, isExplained: false })
}
