import { useTexts } from '../../../language/language.ts'
import { verificationTexts } from './verification.texts.ts'

/** Says where the code went; without a known address, only that it went. */
export function SentTo({ email, text }: { email: string; text: string }) {
  const { code: texts } = useTexts(verificationTexts)
  if (email === '') return texts.sent
  return (
    <>
      {text}
      <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>
    </>
  )
}
