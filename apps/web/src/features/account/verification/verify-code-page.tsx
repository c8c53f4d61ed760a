import { useState } from 'react'
import { useTexts } from '../../../language/language.ts'
import { useStored } from '../../../storage/stored-values.ts'
import { useAddressParameter } from '../../../ui/use-address-parameter.ts'
import { AccountColumn } from '../account-column.tsx'
import { emptyBoxes, type CodeEdit } from './code-boxes.ts'
import { CodeForm } from './code-form.tsx'
import { SignUpQuestion, SignUpRefused } from './sign-up-question.tsx'
import { useCode } from './use-code.ts'
import { verificationTexts } from './verification.texts.ts'

/** The address a code was sent to: from the link, else from the last sign-up in this browser. */
function useCodeEmail(): string {
  const inAddress = useAddressParameter('email') ?? ''
  const stored = useStored('lastSignupEmail') ?? ''
  return inAddress.trim() || stored
}

export function VerifyCodePage() {
  const { code: texts } = useTexts(verificationTexts)
  const email = useCodeEmail()
  const [edit, setEdit] = useState<CodeEdit>({ boxes: emptyBoxes, focus: 0 })
  const { asked, cancelled, sending, check, answer } = useCode(email, () => setEdit({ boxes: emptyBoxes, focus: 0 }))
  return (
    <AccountColumn page={texts.verifyPage} description={texts.verifyDescription}>
      {cancelled !== null ? (
        <SignUpRefused message={cancelled} />
      ) : asked !== null ? (
        <SignUpQuestion facts={asked.facts} busy={sending} onYes={() => answer(asked, true)} onNo={() => answer(asked, false)} />
      ) : (
        <CodeForm email={email} edit={edit} sending={sending} onEdit={setEdit} onCheck={check} />
      )}
    </AccountColumn>
  )
}
