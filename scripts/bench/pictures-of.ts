import type { Picture, Timeline } from '@relampago/domain/timeline'

/** The pictures of a finished timeline, as the render takes them. */
export function picturesOf({ scenes }: Pick<Timeline, 'scenes'>): Promise<Picture>[] {
  return scenes.map(({ picture }) => Promise.resolve(picture))
}
