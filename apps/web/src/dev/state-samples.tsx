import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Facts } from '../ui/facts.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
import { PhoneFrame } from '../ui/phone-frame.tsx'
import { QuotaBar } from '../ui/quota-bar.tsx'
import { SampleFrame } from '../ui/sample-frame.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

function Waiting() {
  return (
    <Panel title="Quota and waiting">
      <div className="grid gap-5">
        <QuotaBar label="Hoje" used={3} limit={10} text="3 de 10" />
        <QuotaBar label="Mês" used={40} limit={100} text="40 de 100" />
        <QuotaBar label="Total" used={0} limit={-1} text="" />
        <div className="grid gap-2">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
        <div className="stripes h-20 rounded-md" />
        <PhoneFrame className="w-32">
          <SampleFrame sample="coffee" fetched="first" />
        </PhoneFrame>
      </div>
    </Panel>
  )
}

function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <Panel title="Dialog">
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Deletar “Feirão”?"
        actions={
          <>
            <Button look="outline" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
            <Button look="destructive" onClick={() => setOpen(false)}>
              Deletar template
            </Button>
          </>
        }
      >
        Esta ação não pode ser desfeita.
      </Dialog>
    </Panel>
  )
}

export function StateSamples() {
  return (
    <>
      <Panel title="Notices">
        <div className="grid gap-3">
          <Notice>Um recado que não pede ação.</Notice>
          <Notice tone="warn">Último vídeo grátis de hoje.</Notice>
          <Notice tone="waiting">O próximo libera em 5 h 12 min.</Notice>
          <Notice tone="bad">Erro ao baixar vídeo.</Notice>
          <LoadFailed title="Não carregou" text="A conexão caiu no meio." isOffline busy={false} retry={() => {}} />
        </div>
      </Panel>
      <Waiting />
      <Panel title="Empty">
        <EmptyState title="Nenhum vídeo ainda" text="O primeiro leva uns 14 segundos.">
          <Button look="primary">Criar vídeo</Button>
        </EmptyState>
      </Panel>
      <Panel title="Facts">
        <Facts
          facts={[
            { name: 'Plano', value: 'Pro' },
            { name: 'Renova em', value: '12/03/2026' },
          ]}
        />
      </Panel>
      <Asking />
    </>
  )
}
