import type { Handlers } from '../http/register-calls.ts'

/** What a page asks before it offers to order a video. */
export function serviceCalls(isStopped: () => Promise<boolean>): Handlers<'videoService'> {
  return {
    async videoService() {
      return { videos: (await isStopped()) ? 'stopped' : 'ready' }
    },
  }
}
