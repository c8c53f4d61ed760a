import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { showToast } from '../ui/toasts.ts'

const kinds = ['good', 'info', 'warn', 'bad'] as const
const aMinuteMs = 60_000

export function ToastSamples() {
  return (
    <Panel title="Toasts">
      <div className="flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => showToast({ kind, title: `Aviso ${kind}`, text: 'Uma linha que explica.', lifeMs: aMinuteMs })}>
            {kind}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
