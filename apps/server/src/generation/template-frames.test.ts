import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lookOf, type Look } from '../../tests/frames-of.ts'
import { greyBody } from '../../tests/grey-template.ts'
import { newPublished } from '../../tests/template-bodies.ts'
import { TestPlatform } from '../../tests/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await TestPlatform.start()
})
afterAll(() => platform.stop())

const ffmpegPath = process.env['FFMPEG_PATH'] ?? 'ffmpeg'

/** Orders 15 seconds, has them made for real, and gives the downloaded file. */
async function madeWith(template: string): Promise<string> {
  const { token } = await platform.newPerson('pro')
  const taskId = await platform.order(token, { input: 'café especial', duration: 15, template })
  const worker = await platform.createWorker('finishes', {
    childModule: join(import.meta.dirname, 'video-child.ts'),
    ffmpegPath,
    ffprobePath: ffmpegPath.replace(/ffmpeg$/, 'ffprobe'),
    stallMs: 120_000,
  })
  await worker.makeOne(taskId, new AbortController().signal)
  worker.close()
  const reply = await platform.ask('GET', `/get-final-video/${taskId}`, { token })
  expect(reply.statusCode).toBe(200)
  const file = join(platform.folder, `${taskId}.mp4`)
  await writeFile(file, reply.rawPayload)
  return file
}

/** Of both halves, without the moment between them. */
function looksOf(file: string): [Look, Look] {
  return [lookOf(file, { from: 0, seconds: 7 }), lookOf(file, { from: 8, seconds: 7 })]
}

it("makes the frames of a video as another person's published template says", async () => {
  const author = await platform.newPerson()
  const { id } = await newPublished(platform, author.token, greyBody())

  const [plain, grey] = [looksOf(await madeWith('minimal')), looksOf(await madeWith(`custom_${id}`))]

  // Captions keep their colours. Measured: 0.36 and 0.32 without, 0.007 and 0.005 with it.
  for (const half of plain) expect(half.color).toBeGreaterThan(0.15)
  for (const half of grey) expect(half.color).toBeLessThan(0.05)
  // The vignette is of the second half alone. Measured: 0.60, 0.60, 0.62 and 0.05.
  expect([plain[0].corners, plain[1].corners, grey[0].corners].filter((light) => light < 0.3)).toEqual([])
  expect(grey[1].corners).toBeLessThan(0.2)
})
