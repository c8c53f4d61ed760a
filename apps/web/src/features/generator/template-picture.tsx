import { isCustomTemplate } from '@relampago/domain/catalogue'
import type { InputKind } from '@relampago/domain/rules'
import { useState } from 'react'
import { Bolt } from '../../ui/logo.tsx'
import { SampleFrame } from '../../ui/sample-frame.tsx'
import { templatePicture } from './template-pictures.ts'
import type { TemplateChoice } from './use-options.ts'

type Props = { id: string; templates: readonly TemplateChoice[]; kind: InputKind }

/**
 * What a template looks like: a frame of a video for those of the product, the still of a person's,
 * and a sign where it has none or it does not arrive.
 */
export function TemplatePicture({ id, templates, kind }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  if (!isCustomTemplate(id)) return <SampleFrame sample={templatePicture(id, kind)} className="h-full" />
  const still = templates.find((one) => one.id === id)?.still ?? null
  return (
    <span className="flex aspect-9/16 h-full w-full items-center justify-center bg-surface-3">
      {still === null || still === missing ? (
        <Bolt className="w-2/5" />
      ) : (
        <img src={still} alt="" width={360} height={640} loading="lazy" decoding="async" onError={() => setMissing(still)} className="size-full object-cover" />
      )}
    </span>
  )
}
