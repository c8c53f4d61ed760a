// Many clients of one API process, as ratios to a bare route of the same server. With --json the
// last line is one object.
import './setup/help.mjs'
import { memoryOf } from './bench/process-cost.ts'
import { ask, hangUp, type Answer, type Ask } from './load/ask.ts'
import { percentile, slopeOf, type Sample } from './load/figures.ts'
import { pace } from './load/pace.ts'
import { invitePeople, password, type Person } from './load/people.ts'
import { startPlatform } from './load/start-platform.ts'
import { bringFfmpeg } from './setup/system-programs.ts'

const people = 100
const rounds = 3
const secondsEach = 2.5
const sampleEveryMs = 200
// Neither timed nor looked at for growth. So many requests that the heap has found its size: about
// ten thousand.
const warmUp = { faster: 3, seconds: 4.5 }

/** Calls and their rate a second. Each stays within the limits of a client. */
const routes = {
  bare: { perSecond: 240, of: ({ address }) => ({ path: '/', address }) },
  progress: { perSecond: 240, of: ({ address, token, taskId }) => ({ path: `/video-progress/${taskId}`, address, token }) },
  me: { perSecond: 240, of: ({ address, token }) => ({ path: '/auth/me', address, token }) },
  login: { perSecond: 12, of: ({ address, email }) => ({ method: 'POST', path: '/auth/login', address, form: { username: email, password } }) },
} satisfies Record<string, { perSecond: number; of: (person: Person) => Ask }>
type Route = keyof typeof routes
const names = Object.keys(routes) as Route[]

/** Every route once, one after the other, each at its rate. */
async function playRound(guests: readonly Person[], { faster, seconds }: { faster: number; seconds: number }): Promise<[Route, Answer[]][]> {
  const given: [Route, Answer[]][] = []
  for (const name of names) {
    const { perSecond, of } = routes[name]
    const send = (turn: number) => ask(platform.url, platform.apiKey, of(guests[turn % guests.length] as Person))
    given.push([name, await pace(name === 'login' ? perSecond : perSecond * faster, seconds, send)])
  }
  return given
}

const start = performance.now()
const platform = await startPlatform(bringFfmpeg())
const samples: Sample[] = []
const sampling = setInterval(() => samples.push({ at: performance.now() / 60_000, value: memoryOf(platform.pid) }), sampleEveryMs)
const answers: Record<Route, Answer[]> = { bare: [], progress: [], me: [], login: [] }
let warmAt = 0
try {
  const guests = await invitePeople(platform, people)
  console.log(`${people} people signed up, signed in and ordered a video after ${((performance.now() - start) / 1000).toFixed(1)} s`)
  await playRound(guests, warmUp)
  warmAt = performance.now() / 60_000
  for (let round = 0; round < rounds; round++) {
    for (const [name, given] of await playRound(guests, { faster: 1, seconds: secondsEach })) answers[name].push(...given)
  }
} finally {
  clearInterval(sampling)
  hangUp()
  await platform.stop()
}

const timesOf = (...of: Route[]) => of.flatMap((name) => answers[name].map(({ milliseconds }) => milliseconds))
const all = names.flatMap((name) => answers[name])
console.log('\n| route | requests a second | p50 ms | p95 ms | p99 ms | not 200 |\n| --- | --- | --- | --- | --- | --- |')
for (const name of names) {
  const times = timesOf(name)
  const shown = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(2)).join(' | ')
  console.log(`| ${name} | ${routes[name].perSecond} | ${shown} | ${answers[name].filter(({ status }) => status !== 200).length} |`)
}
const refused = all.find(({ status }) => status !== 200 && status < 500)
if (refused !== undefined) throw new Error(`the figures say nothing, because requests were refused: ${refused.status} ${refused.body}`)

const bareP95 = percentile(timesOf('bare'), 0.95)
const figures = {
  pollP95OverBare: percentile(timesOf('progress', 'me'), 0.95) / bareP95,
  loginP95OverBare: percentile(timesOf('login'), 0.95) / bareP95,
  errors5xx: all.filter(({ status }) => status >= 500).length,
  rssSlopeMbPerMinute: slopeOf(samples.filter(({ at }) => at >= warmAt)),
}
console.log('\n| figure | value |\n| --- | --- |')
for (const [name, value] of Object.entries(figures)) console.log(`| ${name} | ${value.toFixed(3)} |`)
console.log(`| memory of the API process, MB | ${samples.at(-1)?.value.toFixed(0)} |`)
console.log(`| seconds in all | ${((performance.now() - start) / 1000).toFixed(1)} |`)
if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
