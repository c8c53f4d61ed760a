import { useState, type FormEvent } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { FormFailed } from './form-failed.tsx'
import { settingsTexts } from './settings.texts.ts'

/** The same in every language: it must be typed exactly. */
const word = 'DELETAR'

type Props = { hasPassword: boolean; onRemoved: () => void }
/** What is wrong, and where. */
type Problems = { word?: string; password?: string; failed?: string }

/** Deletes the account; gives what went wrong. */
function useRemove(onRemoved: () => void): (password: string) => Promise<Problems> {
  const texts = useTexts(settingsTexts)
  return async (password) => {
    try {
      await call('deleteAccount', { body: { password }, on401: 'throw', failedText: texts.notRemoved })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { failed: error.message }
    }
    onRemoved()
    showToast({ kind: 'good', title: texts.removed })
    return {}
  }
}

function DeleteForm({ onRemoved }: Pick<Props, 'onRemoved'>) {
  const texts = useTexts(settingsTexts)
  const remove = useRemove(onRemoved)
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const into =
    (keep: (text: string) => void) =>
    ({ target }: { target: HTMLInputElement }) => {
      keep(target.value)
      setProblems({})
    }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (typed !== word) return setProblems({ word: texts.wordMissing })
    if (password === '') return setProblems({ password: texts.passwordMissing })
    setProblems({})
    if (!confirm(texts.sure)) return
    setBusy(true)
    setProblems(await remove(password))
    setBusy(false)
  }
  return (
    <form noValidate className="grid gap-5 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <TextField
        label={texts.removeWord}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problems.word}
        value={typed}
        onChange={into(setTyped)}
      />
      <PasswordField label={texts.removePassword} autoComplete="current-password" error={problems.password} value={password} onChange={into(setPassword)} />
      <div className="flex flex-col gap-3 sm:col-span-2 sm:items-start">
        {problems.failed === undefined ? null : <FormFailed title={texts.removeFailed} text={problems.failed} />}
        <Button type="submit" look="destructive" busy={busy}>
          {busy ? texts.removing : texts.removeButton}
        </Button>
      </div>
    </form>
  )
}

/** Deletes the account after a typed word, the password and a question of the browser. */
export function DeleteAccount({ hasPassword, onRemoved }: Props) {
  const texts = useTexts(settingsTexts)
  return (
    <Panel title={texts.remove} className="border-bad/40 lg:col-span-2">
      <p className={hasPassword ? 'mb-5 text-small text-ink-muted' : 'text-small text-ink-muted'}>{hasPassword ? texts.removeText : texts.needsPassword}</p>
      {hasPassword ? <DeleteForm onRemoved={onRemoved} /> : null}
    </Panel>
  )
}
