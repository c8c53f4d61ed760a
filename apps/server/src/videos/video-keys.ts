/** Storage keys of one video. Everything in its folder is deleted with it. */
export function videoFolder(videoId: string): string {
  return `videos/${videoId}`
}

/** Of one attempt, so that two attempts never share a file. */
export function attemptFolder(videoId: string, attempt: number): string {
  return `${videoFolder(videoId)}/${attempt}`
}

/** Of the small picture of a scene; every attempt draws the same. */
export function scenePictureKey(videoId: string, index: number, part = 0): string {
  return `${videoFolder(videoId)}/pictures/${part === 0 ? index : `${index}.${part}`}.jpg`
}

/** Of what plays the video before it is rendered. */
export function previewKeys(videoId: string): { timeline: string; sound: string } {
  const folder = `${videoFolder(videoId)}/preview`
  return { timeline: `${folder}/timeline.json`, sound: `${folder}/sound.mp3` }
}
