import { useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { callForFile } from '../../../api/call.ts'
import type { UserStats } from '../../../session/use-user-stats.ts'
import { dateText } from '../../../language/date.ts'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { showToast } from '../../../ui/toasts.ts'
import { settingsTexts } from './settings.texts.ts'

const fileName = 'relampago-account.json'

function ExportButton() {
  const texts = useTexts(settingsTexts)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await callForFile('exportAccount', { failedText: texts.notExported }), fileName)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast({ kind: 'bad', title: texts.exportFailed, text: error.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void save()}>
      {busy ? texts.exporting : texts.export}
    </Button>
  )
}

/** The account's data, and all of it as a file. */
export function OwnData({ user }: Pick<UserStats, 'user'>) {
  const texts = useTexts(settingsTexts)
  const language = useLanguage()
  const facts = [
    ...(user.name === '' ? [] : [{ name: texts.name, value: user.name }]),
    { name: texts.email, value: user.email },
    { name: texts.verified, value: user.is_verified ? texts.yes : texts.no },
    { name: texts.memberSince, value: dateText(user.created_at, language) },
    { name: texts.signsInWith, value: user.has_password ? texts.withPassword : texts.withoutPassword },
  ]
  return (
    <Panel title={texts.account}>
      <Facts facts={facts} />
      <div className="mt-2 border-t border-hairline pt-5">
        <h3 className="font-semibold">{texts.data}</h3>
        <p className="mt-1 mb-4 text-small text-ink-muted">{texts.dataText}</p>
        <ExportButton />
      </div>
    </Panel>
  )
}
