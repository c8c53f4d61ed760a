import type { StageId } from '@relampago/domain/catalogue'
import type { CallReply } from '@relampago/domain/contracts'
import type { TimelineOutline } from '@relampago/domain/timeline'
import type { Milliseconds } from '@relampago/domain/units'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, callForFile } from '../../../api/call.ts'
import { pictureName, type EarlyPreview } from './preview-order.ts'

/** Stages in which the narration is there and the film is not. */
const stagesWithPreview: readonly (StageId | null)[] = ['pictures', 'soundtrack', 'render', 'check']
const askAgainAfter: Milliseconds = 2000
/** Some videos have none; then the page stops asking. */
const mostQuestions = 15

/** What plays a video in the making; `null` until it is known, and where there is none. */
export function useEarlyPreview(taskId: string, stage: StageId | null, pictures: readonly number[]): EarlyPreview | null {
  const { data } = useQuery({
    queryKey: ['early-preview', taskId],
    queryFn: async ({ signal }) => readPreview(await call('videoPreview', { params: { taskId }, signal, on401: 'throw' })),
    enabled: stagesWithPreview.includes(stage),
    refetchInterval: ({ state: { data: preview, dataUpdateCount, errorUpdateCount } }) => {
      const isWhole = preview?.scenes.every(({ drawn }) => drawn) ?? false
      return isWhole || dataUpdateCount + errorUpdateCount >= mostQuestions ? false : askAgainAfter
    },
    retry: false,
    staleTime: Infinity,
  })
  const known = pictures.join()
  return useMemo(() => (data === null || data === undefined ? null : withPictures(data, known)), [data, known])
}

/** Reports come more often than the page asks for the preview. */
function withPictures({ timeline, scenes }: EarlyPreview, known: string): EarlyPreview {
  const reported = new Set(
    known
      .split(',')
      .filter((index) => index !== '')
      .map(Number),
  )
  return { timeline, scenes: scenes.map((scene) => ({ ...scene, drawn: scene.drawn || (scene.part === 0 && reported.has(scene.sentence)) })) }
}

/** `null` also for what the engine could not play. */
function readPreview({ preview }: CallReply<'videoPreview'>): EarlyPreview | null {
  if (preview === null) return null
  const timeline = preview.timeline as Partial<TimelineOutline>
  const isPlayable = timeline.version === 1 && timeline.scenes?.length === preview.scenes.length && preview.scenes.length > 0
  return isPlayable ? { timeline: timeline as TimelineOutline, scenes: preview.scenes } : null
}

/** The pictures that are there, by name; each is fetched once. */
export function useScenePictures(taskId: string, { scenes }: EarlyPreview): ReadonlyMap<string, Blob> {
  const drawn = useMemo(() => [...new Map(scenes.filter((scene) => scene.drawn).map((scene) => [pictureName(scene), scene])).values()], [scenes])
  return useQueries({
    queries: drawn.map(({ sentence, part }) => ({
      // The pages of the video show the first of each sentence, too.
      queryKey: part === 0 ? ['scene-picture', taskId, sentence] : ['scene-picture', taskId, sentence, part],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callForFile('scenePicture', {
          params: { taskId, index: String(sentence) },
          ...(part > 0 && { query: { part: String(part) } }),
          signal,
          on401: 'throw',
        }),
      staleTime: Infinity,
    })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, index): [string, Blob][] => {
          const scene = drawn[index]
          return scene === undefined || data === undefined || !data.type.startsWith('image/') ? [] : [[pictureName(scene), data]]
        }),
      ),
  })
}
