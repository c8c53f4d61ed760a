import {
  effectCategories,
  effectIds,
  effects,
  extraEffectIds,
  extraTransitionIds,
  transitionCategories,
  transitionIds,
  transitions,
  type Bilingual,
} from '@relampago/domain/catalogue'
import { Check, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../../../language/language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { statisticsTexts } from './statistics.texts.ts'

type Category = { name: Bilingual; count: number }

function categoriesOf(names: Readonly<Record<string, { name: Bilingual }>>, members: readonly string[]): Category[] {
  return Object.entries(names).map(([id, { name }]) => ({ name, count: members.filter((member) => member === id).length }))
}
const effectCounts = categoriesOf(
  effectCategories,
  Object.values(effects).map(({ category }) => category),
)
const transitionCounts = categoriesOf(
  transitionCategories,
  Object.values(transitions).map(({ family }) => family),
)

function Available({ title, count, extras, categories }: { title: string; count: number; extras: number; categories: readonly Category[] }) {
  const texts = useTexts(statisticsTexts)
  const language = useLanguage()
  return (
    <section className="min-w-0 rounded-md border border-hairline bg-surface-2 p-4">
      <h3 className="text-small font-semibold text-ink">{title}</h3>
      <p className="mt-1 flex items-baseline gap-2">
        <span className="type-title text-ink tabular-nums">{count}</span>
        <span className="text-small">{texts.extras(extras)}</span>
      </p>
      <dl aria-label={texts.byCategory} className="mt-3 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-small">
        {categories.map(({ name, count: members }) => (
          <div key={name.pt} className="contents">
            <dt>{name[language]}</dt>
            <dd className="text-right text-ink tabular-nums">{members}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function FeatureList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="text-small font-semibold text-ink">{title}</h3>
      <ul className="mt-2 grid gap-2 text-small">{children}</ul>
    </section>
  )
}

/** What the editor offers and what is to come; every number is counted in the catalogue. */
export function StatisticsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(statisticsTexts)
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} actions={<Button onClick={onClose}>{texts.close}</Button>}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Available title={texts.effects} count={effectIds.length} extras={extraEffectIds.length} categories={effectCounts} />
        <Available title={texts.transitions} count={transitionIds.length} extras={extraTransitionIds.length} categories={transitionCounts} />
      </div>
      <FeatureList title={texts.current}>
        {texts.currentList.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            {feature}
          </li>
        ))}
      </FeatureList>
      <FeatureList title={texts.upcoming}>
        {texts.upcomingList.map(({ name, today }) => (
          <li key={name} className="flex gap-2">
            <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              <span className="font-semibold text-ink">{name}</span>
              <br />
              {today}
            </span>
          </li>
        ))}
      </FeatureList>
    </Dialog>
  )
}
