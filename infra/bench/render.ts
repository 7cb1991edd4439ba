import { execFile, fork } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeFilm } from '../../packages/presenter/src/engine/index.ts'
import type { FilmJob, FilmResult } from '../../packages/presenter/src/engine/index.ts'

const run = promisify(execFile)

interface Measured {
  film: FilmResult
  wallSeconds: number
  peakMegabytes: number
}

const PLACES = [
  'The old town',
  'A fishing boat',
  'Your balcony',
  'The small bakery',
  'The coastal path',
  'A flock of swallows',
]
const DEEDS = [
  'wakes before the bells',
  'waits at the pier',
  'looks over the bay',
  'opens at six',
  'climbs gently',
  'crosses the square',
]
const ENDINGS = [
  'and the smell of coffee drifts over the harbour',
  'so you can follow the light until evening',
  'because nobody here likes to hurry',
  'with a view that changes at every corner',
  'where four generations have cooked the same soup',
  'just beyond the white wall of the monastery',
  'before the wind turns and the sails go up',
]

/** Sentences that do not come back soon, so that no cache earns anything from a loop. */
function scriptOf(seconds: number): string {
  const words = (seconds / 60) * 158
  let text = 'Welcome to Porto Sereno, where every morning begins by the water.'
  for (let index = 0; text.split(' ').length < words; index++) {
    const deed = DEEDS[(index * 5 + Math.floor(index / 6)) % DEEDS.length]
    const ending = ENDINGS[(index * 3 + Math.floor(index / 7)) % ENDINGS.length]
    text += ` ${PLACES[index % PLACES.length]} ${deed}, ${ending}.`
  }
  return text
}

const jobOf = (seconds: number, outputPath: string): FilmJob => ({
  script: scriptOf(seconds),
  language: 'en',
  presenterId: 'maya',
  brand: { name: 'Waymark', primary: '#0b6e69', secondary: '#27406b', accent: '#f2a541', scene: 'tourism' },
  title: 'Porto Sereno in seven days',
  lowerThird: { name: 'Maya', role: 'Porto Sereno travel office' },
  facts: {
    tag: 'Coast and culture',
    title: 'Porto Sereno',
    subtitle: 'Four old harbours',
    dates: '12 to 19 May',
    price: '$1,290',
  },
  outputPath,
})

/** Runs in a process of its own, from its start: a warm process would hide what a first film costs. */
async function renderInThisProcess(seconds: number, outputPath: string): Promise<void> {
  const film = await makeFilm(jobOf(seconds, outputPath))
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6
  const measured: Measured = {
    film: { ...film, cpuSeconds },
    wallSeconds: performance.now() / 1000,
    peakMegabytes: maxRSS / 1024,
  }
  process.send?.(measured, () => process.exit(0))
}

function renderInFreshProcess(seconds: number, outputPath: string): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, ['--one', String(seconds), outputPath])
    child.once('message', (message) => resolve(message as Measured))
    child.once('exit', (code) => reject(new Error(`The render process ended with code ${code}.`)))
  })
}

/** CPU seconds ffmpeg needs to encode every one of the film's frames again, decoding not counted. */
async function ffmpegSeconds(path: string): Promise<number | undefined> {
  const cpuOf = async (codec: readonly string[]) => {
    const { stderr } = await run('ffmpeg', ['-benchmark', '-i', path, '-an', '-r', '30', ...codec, '-f', 'null', '-'])
    const [, user = '0', system = '0'] = /utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr) ?? []
    return Number(user) + Number(system)
  }
  try {
    const encoding = await cpuOf(['-c:v', 'libx264', '-preset', 'superfast'])
    return encoding - (await cpuOf(['-c:v', 'wrapped_avframe']))
  } catch {
    return undefined
  }
}

async function measure(seconds: number, folder: string): Promise<void> {
  const path = join(folder, `${seconds}.mp4`)
  const { film, wallSeconds, peakMegabytes } = await renderInFreshProcess(seconds, path)
  const perMinute = (value: number) => ((value * 60) / film.durationSeconds).toFixed(2)
  const { size } = await stat(path)
  const peer = await ffmpegSeconds(path)
  const ratio =
    peer === undefined
      ? 'no ffmpeg here'
      : `${(film.cpuSeconds / peer).toFixed(2)} x (ffmpeg ${perMinute(peer)} CPU-s per minute)`
  console.log(`${film.durationSeconds.toFixed(1)} s film, ${film.frames} frames sent`)
  console.log(
    `  realtime factor       ${(film.durationSeconds / wallSeconds).toFixed(1)} (${wallSeconds.toFixed(2)} s, cold)`,
  )
  console.log(`  CPU-s per film minute ${perMinute(film.cpuSeconds)}`)
  console.log(`  peak memory           ${Math.round(peakMegabytes)} MB`)
  console.log(`  file                  ${Math.round(size / 1000)} kB (${perMinute(size / 1e6)} MB per minute)`)
  console.log(`  CPU against superfast ${ratio}`)
  console.log(
    `  stages (ms)           ${Object.entries(film.stageMilliseconds)
      .map((stage) => stage.join(' '))
      .join(', ')}`,
  )
}

const [first, seconds, path] = process.argv.slice(2)
if (first === '--one' && seconds && path) {
  await renderInThisProcess(Number(seconds), path)
} else {
  const folder = await mkdtemp(join(tmpdir(), 'render-bench-'))
  try {
    for (const length of first === '--long' ? [10, 60, 600] : [10, 60]) await measure(length, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
