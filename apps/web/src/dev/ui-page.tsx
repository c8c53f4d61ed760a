import { ToastSamples } from './toast-samples.tsx'
import { ChoiceSamples, FieldSamples } from './field-samples.tsx'
import { ButtonSamples, ColorSamples, TypeSamples } from './look-samples.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { StateSamples } from './state-samples.tsx'

/**
 * All parts of the interface in all their states, for looking at and for comparing pictures. Only
 * development builds have it, so its words need no translation.
 */
export function UiPage() {
  return (
    <div className="page-width grid gap-4 py-10 lg:grid-cols-2">
      <PageHead title="Interface" isPrivate />
      <h1 className="type-display lg:col-span-2">Interface</h1>
      <ColorSamples />
      <TypeSamples />
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
      <StateSamples />
      <ToastSamples />
    </div>
  )
}
