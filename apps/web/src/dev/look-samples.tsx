import { Copy } from 'lucide-react'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'
import { Badge } from '../ui/badge.tsx'
import { Wordmark } from '../ui/logo.tsx'
import { Panel } from '../ui/panel.tsx'
import { Spoken } from '../ui/spoken.tsx'

const colors = ['ground', 'surface-1', 'surface-2', 'surface-3', 'ink', 'ink-muted', 'ink-faint', 'control'] as const
const accents = ['action', 'paper', 'spoken', 'good', 'warn', 'bad', 'info', 'effect'] as const

export function ColorSamples() {
  return (
    <Panel title="Colours">
      <ul className="grid grid-cols-2 gap-3 text-micro min-[360px]:grid-cols-4">
        {[...colors, ...accents].map((name) => (
          <li key={name}>
            <span className="mb-1.5 block h-12 rounded-sm border border-hairline" style={{ background: `var(--color-${name})` }} />
            {name}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function TypeSamples() {
  return (
    <Panel title="Type">
      <Wordmark />
      <p className="type-display mt-4">
        Sai num <Spoken>relâmpago</Spoken>
      </p>
      <p className="type-title mt-3">Título de página</p>
      <p className="type-heading mt-2">Título de cartão</p>
      <p className="mt-2">Texto corrido, 16 px.</p>
      <p className="text-small text-ink-muted">Texto pequeno, 14 px.</p>
      <p className="type-caption mt-3 text-[1.75rem]">Cada palavra</p>
    </Panel>
  )
}

const looks = ['primary', 'secondary', 'outline', 'ghost', 'destructive', 'dark'] as const
const tones = ['neutral', 'info', 'good', 'warn', 'bad'] as const

export function ButtonSamples() {
  return (
    <Panel title="Buttons and badges" className="lg:col-span-2">
      <div className="flex flex-wrap gap-3">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button look="primary" busy>
          Salvando...
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <Button key={size} look="primary" size={size}>
            {size}
          </Button>
        ))}
        <ButtonLink to="/dev/ui">a link</ButtonLink>
        <IconButton label="Copiar">
          <Copy aria-hidden className="size-5" />
        </IconButton>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    </Panel>
  )
}
