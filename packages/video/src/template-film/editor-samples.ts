import { fileURLToPath } from 'node:url'

/** How many pictures the template editor shows designs on. */
export const editorSamples = 5

/** The picture with that index; indices beyond the last begin again. */
export function editorSampleFile(index: number): string {
  return fileURLToPath(new URL(`../../../../assets/editor/sample-${(index % editorSamples) + 1}.webp`, import.meta.url))
}
