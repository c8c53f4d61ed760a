import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { settingsTexts } from './settings.texts.ts'

/** For an account of a third party: a mailed link sets its first password. */
export function SetPassword({ email }: { email: string }) {
  const texts = useTexts(settingsTexts)
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready')
  const send = async () => {
    setState('sending')
    try {
      await call('forgotPassword', { body: { email }, failedText: texts.linkNotSent })
      setState('sent')
    } catch (error) {
      setState('ready')
      if (!(error instanceof ApiError)) throw error
      showToast({ kind: 'bad', title: texts.linkFailed, text: error.message })
    }
  }
  return (
    <Panel title={texts.setPassword}>
      <p className="mb-5 text-small text-ink-muted">{texts.setPasswordText}</p>
      {state === 'sent' ? (
        <output className="block font-semibold">{texts.linkSent}</output>
      ) : (
        <Button look="primary" busy={state === 'sending'} onClick={() => void send()}>
          {state === 'sending' ? texts.sending : texts.sendLink}
        </Button>
      )}
    </Panel>
  )
}
