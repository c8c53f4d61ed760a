import { useState } from 'react'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { Panel } from '../ui/panel.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Segmented } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { Slider } from '../ui/slider.tsx'
import { Switch } from '../ui/switch.tsx'
import { TabPanel, Tabs } from '../ui/tabs.tsx'
import { Tile, TileGroup } from '../ui/tile.tsx'

export function FieldSamples() {
  return (
    <Panel title="Fields">
      <div className="grid gap-5">
        <TextField label="E-mail" placeholder="voce@exemplo.com.br" help="A confirmação vai para cá." />
        <TextField label="Tema" big defaultValue="café especial" aside="opcional" />
        <PasswordField label="Senha" defaultValue="1234" error="A senha deve ter pelo menos 8 caracteres" />
        <TextField label="E-mail do pagamento" defaultValue="bia@fazcafe.com.br" disabled />
        <TextArea label="Contexto" defaultValue="Torra clara, notas de frutas." />
      </div>
    </Panel>
  )
}

const orders = [
  { value: 'recent', label: 'Mais Recentes' },
  { value: 'used', label: 'Mais Usados' },
  { value: 'name', label: 'Nome A-Z', disabled: true },
] as const

export function ChoiceSamples() {
  const [order, setOrder] = useState<'recent' | 'used' | 'name'>('recent')
  const [duration, setDuration] = useState(30)
  const [volume, setVolume] = useState(28)
  const [tab, setTab] = useState<'effects' | 'transitions'>('effects')
  const [on, setOn] = useState(true)
  return (
    <Panel title="Choices">
      <div className="grid gap-5">
        <Select label="Ordenar" options={orders} value={order} onChange={setOrder} />
        <Segmented label="Duração" options={[15, 30, 60].map((value) => ({ value, label: `${value} s` }))} value={duration} onChange={setDuration} />
        <FilterChips label="Situação" chips={orders.map(({ value, label }) => ({ value, label, count: 2 }))} value={order} onChange={setOrder} />
        <TileGroup label="Modelo" className="grid grid-cols-3 gap-2">
          <Tile name="tile" label="Um" defaultChecked tileClass="p-4">
            Um
          </Tile>
          <Tile name="tile" label="Dois" tileClass="p-4">
            Dois
          </Tile>
          <Tile name="tile" label="Três" disabled tileClass="p-4">
            Três
          </Tile>
        </TileGroup>
        <Slider
          label="Volume"
          value={volume}
          min={0}
          max={100}
          step={1}
          recommended={[10, 15]}
          valueText={`${volume}%`}
          help="Até 15% deixa a voz à frente."
          onChange={setVolume}
        />
        <Tabs
          label="Painéis"
          tabs={[
            { id: 'effects', label: 'Efeitos' },
            { id: 'transitions', label: 'Transições' },
          ]}
          chosen={tab}
          onChoose={setTab}
        />
        <TabPanel id={tab}>{tab}</TabPanel>
        <div className="flex flex-wrap items-center gap-x-6">
          <Checkbox defaultChecked>Aceito</Checkbox>
          <Checkbox>Lembrar</Checkbox>
          <Switch label="Karaokê" checked={on} onChange={() => setOn(!on)} />
        </div>
      </div>
    </Panel>
  )
}
