// Many clients of one API process, as ratios to a bare route of the same server, and pairs of
// requests that must take as long for an unknown address as for a known one. With --json the last
// line is one object. --people, --rounds, --seconds (of each route in a round), --pairs and
// --templates (in the gallery) set the size.
import './setup/help.mjs'
import { parseArgs } from 'node:util'
import { memoryOf } from './bench/process-cost.ts'
import { ask, hangUp, type Answer, type Ask } from './load/ask.ts'
import { percentile, signTest, slopeOf, type Sample } from './load/figures.ts'
import { fillGallery } from './load/fill-gallery.ts'
import { galleryPage, gallerySearch } from './load/gallery-asks.ts'
import { openMailbox } from './load/mailbox.ts'
import { pace } from './load/pace.ts'
import { likeTogether } from './load/parallel-likes.ts'
import { invitePeople, orderVideos, password, type Person } from './load/people.ts'
import { startPlatform } from './load/start-platform.ts'
import { askingNames, timePairs, type Asking, type Pair } from './load/timing-pairs.ts'
import { bringFfmpeg } from './setup/system-programs.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2.5' },
    pairs: { type: 'string', default: '1000' },
    templates: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
  },
})
const { json, ...sizes } = values
const size = Object.fromEntries(Object.entries(sizes).map(([name, given]) => [name, Number(given)])) as Record<keyof typeof sizes, number>
if (Object.values(size).some((number) => !(number > 0))) throw new Error('--people, --rounds, --seconds, --pairs and --templates take a number above 0')
const sampleEveryMs = 200
// Neither timed nor looked at for growth. By default so many requests that the heap has found its
// size: about ten thousand.
const warmUp = { faster: 3, seconds: size.seconds * 1.8 }

/** Calls and their rate a second. Each stays within the limits of a client. */
const routes = {
  bare: { perSecond: 240, of: ({ address }) => ({ path: '/', address }) },
  gallery: { perSecond: 240, of: ({ address, token }, turn) => ({ ...galleryPage(turn), address, token }) },
  search: { perSecond: 240, of: ({ address, token }, turn) => ({ ...gallerySearch(turn), address, token }) },
  progress: { perSecond: 240, of: ({ address, token, taskId }) => ({ path: `/video-progress/${taskId}`, address, token }) },
  me: { perSecond: 240, of: ({ address, token }) => ({ path: '/auth/me', address, token }) },
  login: { perSecond: 12, of: ({ address, email }) => ({ method: 'POST', path: '/auth/login', address, form: { username: email, password } }) },
} satisfies Record<string, { perSecond: number; of: (person: Person, turn: number) => Ask }>
type Route = keyof typeof routes
const names = Object.keys(routes) as Route[]

/** Every route once, one after the other, each at its rate. */
async function playRound(guests: readonly Person[], { faster, seconds }: { faster: number; seconds: number }): Promise<[Route, Answer[]][]> {
  const given: [Route, Answer[]][] = []
  for (const name of names) {
    const { perSecond, of } = routes[name]
    const send = (turn: number) => ask(platform.url, platform.apiKey, of(guests[turn % guests.length] as Person, turn))
    given.push([name, await pace(name === 'login' ? perSecond : perSecond * faster, seconds, send)])
  }
  return given
}

const start = performance.now()
const mailbox = await openMailbox()
const platform = await startPlatform(bringFfmpeg(), { MAIL_URL: mailbox.url })
const samples: Sample[] = []
const answers: Record<Route, Answer[]> = { bare: [], gallery: [], search: [], progress: [], me: [], login: [] }
const pairs = {} as Record<Asking, Pair[]>
let sampling: NodeJS.Timeout | undefined
let warmAt = 0
let likes = { wrong: Number.NaN, times: [] as number[] }
try {
  const accounts = await invitePeople(platform, mailbox, Math.max(size.people, size.pairs))
  const guests = await orderVideos(platform, accounts.slice(0, size.people))
  console.log(`${accounts.length} people signed up, ${guests.length} ordered a video after ${((performance.now() - start) / 1000).toFixed(1)} s`)
  await platform.withDatabase((url) => fillGallery(url, size.templates))
  console.log(`${size.templates} templates in the gallery after ${((performance.now() - start) / 1000).toFixed(1)} s`)
  sampling = setInterval(() => samples.push({ at: performance.now() / 60_000, value: memoryOf(platform.pid) }), sampleEveryMs)
  await playRound(guests, warmUp)
  warmAt = performance.now() / 60_000
  for (let round = 0; round < size.rounds; round++) {
    for (const [name, given] of await playRound(guests, { faster: 1, seconds: size.seconds })) answers[name].push(...given)
  }
  clearInterval(sampling)
  likes = await likeTogether(platform, guests)
  const known = accounts.slice(0, size.pairs).map(({ email }) => email)
  for (const name of askingNames) pairs[name] = await timePairs(platform, mailbox, name, known)
} finally {
  clearInterval(sampling)
  hangUp()
  await platform.stop()
  await mailbox.stop()
}

/** A sign-up for an address with an account is refused, so its reply tells, whatever its time. */
function verdictOf(name: Asking, isDifferent: boolean): string {
  if (name === 'register') return 'told by its reply'
  return isDifferent ? 'DIFFERENT' : 'the same'
}

const timesOf = (...of: Route[]) => of.flatMap((name) => answers[name].map(({ milliseconds }) => milliseconds))
const all = names.flatMap((name) => answers[name])
console.log('\n| route | requests a second | p50 ms | p95 ms | p99 ms | not 200 |\n| --- | --- | --- | --- | --- | --- |')
for (const name of names) {
  const times = timesOf(name)
  const shown = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(2)).join(' | ')
  console.log(`| ${name} | ${routes[name].perSecond} | ${shown} | ${answers[name].filter(({ status }) => status !== 200).length} |`)
}
console.log(`| likes at the same moment | | ${[0.5, 0.95, 0.99].map((share) => percentile(likes.times, share).toFixed(2)).join(' | ')} | |`)
const refused = all.find(({ status }) => status !== 200 && status < 500)
if (refused !== undefined) throw new Error(`the figures say nothing, because requests were refused: ${refused.status} ${refused.body}`)

const bareP95 = percentile(timesOf('bare'), 0.95)
console.log('\n| pairs | known p50 ms | unknown p50 ms | known slower in | by chance | |\n| --- | --- | --- | --- | --- | --- |')
for (const name of askingNames) {
  const { share, chance } = signTest(pairs[name].map(({ known, unknown }) => [known, unknown]))
  const [known, unknown] = (['known', 'unknown'] as const).map((side) =>
    percentile(
      pairs[name].map((pair) => pair[side]),
      0.5,
    ).toFixed(2),
  )
  const band = `${Math.max(0, (0.5 - chance) * 100).toFixed(1)} to ${Math.min(100, (0.5 + chance) * 100).toFixed(1)} %`
  console.log(`| ${name} | ${known} | ${unknown} | ${(share * 100).toFixed(1)} % | ${band} | ${verdictOf(name, Math.abs(share - 0.5) > chance)} |`)
}

const figures = {
  pollP95OverBare: percentile(timesOf('progress', 'me'), 0.95) / bareP95,
  loginP95OverBare: percentile(timesOf('login'), 0.95) / bareP95,
  galleryP95OverBare: percentile(timesOf('gallery'), 0.95) / bareP95,
  searchP95OverBare: percentile(timesOf('search'), 0.95) / bareP95,
  wrongLikes: likes.wrong,
  errors5xx: all.filter(({ status }) => status >= 500).length,
  rssSlopeMbPerMinute: slopeOf(samples.filter(({ at }) => at >= warmAt)),
}
console.log('\n| figure | value |\n| --- | --- |')
for (const [name, value] of Object.entries(figures)) console.log(`| ${name} | ${value.toFixed(3)} |`)
console.log(`| memory of the API process, MB | ${samples.at(-1)?.value.toFixed(0)} |`)
console.log(`| seconds in all | ${((performance.now() - start) / 1000).toFixed(1)} |`)
if (json) console.log(JSON.stringify(figures))
