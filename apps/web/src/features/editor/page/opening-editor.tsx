import { useTexts } from '../../../language/language.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { editorTexts } from '../editor.texts.ts'

/**
 * The shape of the editor until it is there, with words: without them, a slow phone shows grey
 * boxes alone.
 */
export function OpeningEditor() {
  const texts = useTexts(editorTexts)
  return (
    <>
      <h1 className="sr-only">{texts.title}</h1>
      <output className="flex h-[max(100dvh,38rem)] flex-col bg-ground">
        <span className="flex h-15 shrink-0 items-center gap-3 border-b border-hairline bg-surface-1 px-5">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="ml-auto h-10 w-24" />
        </span>
        <span className="flex min-h-0 flex-1 lg:grid lg:grid-cols-[20rem_minmax(0,1fr)_20rem]">
          <span className="hidden flex-col gap-3 border-r border-hairline bg-surface-1 p-4 lg:flex">
            <Skeleton className="h-11" />
            <Skeleton className="flex-1" />
          </span>
          <span className="on-film relative flex flex-1 items-center justify-center bg-ground p-5">
            <Skeleton className="aspect-9/16 h-full max-h-160" />
            <span className="absolute px-5 text-center type-title text-ink-muted">{texts.opening}</span>
          </span>
          <span className="hidden flex-col gap-3 border-l border-hairline bg-surface-1 p-4 lg:flex">
            <Skeleton className="h-11" />
            <Skeleton className="flex-1" />
          </span>
        </span>
        <span className="on-film h-40 shrink-0 border-t border-hairline bg-surface-1" />
      </output>
    </>
  )
}
