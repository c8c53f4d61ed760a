import { designLimits, locales } from '@relampago/domain/catalogue'
import { ArrowLeft, ChartColumn, SlidersHorizontal, Sparkle } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { useEditor } from '../editor.ts'
import { headerTexts } from './header.texts.ts'
import { NameField } from './name-field.tsx'
import { SheetButton, type SheetId } from './sheet-button.tsx'
import { StatisticsDialog } from './statistics-dialog.tsx'

/** How much of what a template may hold is used. */
export function Counters() {
  const texts = useTexts(headerTexts)
  const { project } = useEditor()
  return (
    <span className="flex gap-1.5 tabular-nums">
      <Badge tone="effect">{texts.effects(project.effects.length, designLimits.effects)}</Badge>
      <Badge tone="info">{texts.transitions(project.transitions.length, designLimits.transitions)}</Badge>
    </span>
  )
}

/** When the draft was last stored on this device. */
export function KeptNote() {
  const texts = useTexts(headerTexts)
  const language = useLanguage()
  const { keptAt } = useEditor().saving
  if (keptAt === null) return null
  const time = new Date(keptAt).toLocaleTimeString(locales[language], { hour: '2-digit', minute: '2-digit' })
  return <span className="text-small text-ink-muted tabular-nums">{texts.kept(time)}</span>
}

/** Opens the statistics. */
export function StatisticsButton() {
  const texts = useTexts(headerTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton label={texts.statistics} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ChartColumn aria-hidden className="size-5" />
      </IconButton>
      <StatisticsDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

type HeaderProps = {
  /** The panel that phones show as a sheet. */ sheet: SheetId | null
  onSheet: (sheet: SheetId | null) => void
}

/**
 * The way back, the name, how much is used, and saving; on phones also the buttons of the sheets.
 */
export function EditorHeader({ sheet, onSheet }: HeaderProps) {
  const texts = useTexts(headerTexts)
  const { project, saving } = useEditor()
  const isSaving = saving.state === 'saving'
  return (
    <header className="flex h-15 shrink-0 items-center gap-1.5 border-b border-hairline bg-surface-1 px-2.5 sm:gap-3 lg:px-5">
      <h1 className="sr-only">{texts.title(project.name)}</h1>
      <Link to="/" aria-label={texts.back} className="-ml-1 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-surface-quiet">
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <NameField />
      <span className="hidden lg:inline-flex">
        <Counters />
      </span>
      <span className="ml-auto hidden xl:inline">
        <KeptNote />
      </span>
      <span className="hidden sm:inline-flex sm:max-xl:ml-auto">
        <StatisticsButton />
      </span>
      <span className="flex gap-2 lg:hidden">
        <SheetButton id="library" label={texts.library} icon={Sparkle} sheet={sheet} onSheet={onSheet} />
        <SheetButton id="controls" label={texts.controls} icon={SlidersHorizontal} sheet={sheet} onSheet={onSheet} />
      </span>
      <Button look="primary" busy={isSaving} onClick={() => void saving.save()} className="min-h-11 px-4 max-sm:px-3">
        {isSaving ? texts.saving : texts.save}
      </Button>
    </header>
  )
}
