import { ApiError } from '../../../api/api-error.ts'
import { currentLanguage } from '../../../language/language.ts'
import { callAccount } from '../account-calls.ts'
import { serviceTexts } from '../service.texts.ts'

/** Where a person signs in at Google and comes back from. Rejects with an `ApiError`, also for what is no web address: it would run here. */
export async function googleAddress(): Promise<string> {
  const { auth_url } = await callAccount('googleLogin')
  if (/^https?:\/\//.test(auth_url)) return auth_url
  throw new ApiError({ status: 200, code: 'unexpected_reply', message: serviceTexts[currentLanguage()].googleLogin, isExplained: false })
}
