import { useTexts } from '../../../language/language.ts'
import type { Progress } from '../read-progress.ts'
import { toldTexts } from './told.texts.ts'

type Told = NonNullable<Progress['result']>['told'][number]

/** Only addresses that a browser may open from here; any other is shown as text or not at all. */
function safeAddress(address: string): string | null {
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null
}

function SourceName({ source }: Pick<Told, 'source'>) {
  const { kinds } = useTexts(toldTexts)
  if (source.kind === 'fact') return source.check
  if (source.kind !== 'encyclopedia') return kinds[source.kind]
  const name = source.title === '' ? source.source : `${source.source}: ${source.title}`
  const address = safeAddress(source.url)
  const licence = source.licence === '' ? '' : ` (${source.licence})`
  if (address === null) return `${name}${licence}`
  return (
    <>
      <a href={address} target="_blank" rel="noopener noreferrer" className="text-info underline underline-offset-2">
        {name}
      </a>
      {licence}
    </>
  )
}

/** Every spoken sentence with where it comes from. */
export function SourceList({ told }: { told: readonly Told[] }) {
  const texts = useTexts(toldTexts)
  if (told.length === 0) return null
  return (
    <section className="rounded-lg border border-hairline bg-surface-1 px-5 pt-4 pb-2">
      <h2 className="type-heading mb-1 text-body">{texts.sources}</h2>
      <ol>
        {told.map(({ text, source }, index) => (
          // Sentences stay in their places.
          <li key={index} className="border-b border-hairline py-2.5 text-small last:border-b-0">
            <p className="break-words">{text}</p>
            <p className="mt-0.5 break-words text-ink-muted">
              <SourceName source={source} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
