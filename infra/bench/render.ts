import { execFile, fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { RenderJob } from '../../packages/presenter/src/engine/index.ts'
import { CHILD_ENVIRONMENT, CHILD_FLAGS, codeCacheEnvironment } from '../../packages/presenter/src/protocol.ts'
import { drawTexturedPhoto } from '../../packages/presenter/test/textured-photo.ts'
import type { Measured } from './render-child.ts'
import { scriptOf } from './render-scripts.ts'

// Every row runs in fresh processes with an empty folder of kept patches. Translated code of the engine is there, as on any server
// that has made a video before. `npm run bench:render 60s-warm rebrand` runs those rows, without names all of them run; the ten-minute
// videos take a while.

const run = promisify(execFile)

const BRAND = {
  name: 'Waymark',
  primary: '#0b6e69',
  secondary: '#27406b',
  accent: '#f2a541',
  scene: 'tourism',
} as const
const OTHER_BRAND = { ...BRAND, name: 'Keystone', primary: '#8a2f4d', secondary: '#2d4a3e', accent: '#e0b04a' }

type Changes = Partial<RenderJob>

interface Plan {
  seconds: number
  job?: Changes
  /** No video was ever made on this server: the engine's code has yet to be translated. */
  isFirst?: boolean
  /** Another video of this presenter and brand was made before, in the same process. */
  warm?: boolean
  /** The number of videos rendered at the same time, each in its own process. */
  atOnce?: number
  /** Measures the same video again in another brand, with the speech that was kept. */
  rebrand?: boolean
  /** Photos, which move in about half of the time. */
  photos?: number
  /** Compares with ffmpeg encoding the same frames. */
  peer?: boolean
}

const ROWS: Record<string, Plan> = {
  '10s': { seconds: 10 },
  '60s-first': { seconds: 60, isFirst: true },
  '60s': { seconds: 60, peer: true },
  '600s': { seconds: 600 },
  '10s-warm': { seconds: 10, warm: true },
  '60s-warm': { seconds: 60, warm: true, peer: true },
  '600s-warm': { seconds: 600, warm: true },
  '60s-1080p': { seconds: 60, job: { definition: '1080p' } },
  '60s-1080p-warm': { seconds: 60, warm: true, job: { definition: '1080p' } },
  '600s-1080p-warm': { seconds: 600, warm: true, job: { definition: '1080p' } },
  'es-warm': { seconds: 60, warm: true, job: { language: 'es' } },
  'fa-warm': { seconds: 60, warm: true, job: { language: 'fa' } },
  'hi-warm': { seconds: 60, warm: true, job: { language: 'hi' } },
  'zh-warm': { seconds: 60, warm: true, job: { language: 'zh' } },
  'photos-warm': { seconds: 60, warm: true, photos: 10 },
  'photos-1080p-warm': { seconds: 60, warm: true, photos: 10, job: { definition: '1080p' } },
  'two-at-once': { seconds: 60, warm: true, atOnce: 2 },
  rebrand: { seconds: 60, rebrand: true },
}

const MINUTE_OF_SENTENCES = 13
const CHILD = join(import.meta.dirname, 'render-child.ts')
const CODE_FOLDER = await mkdtemp(join(tmpdir(), 'render-bench-code-'))

function jobOf({ seconds, job = {}, photos = 0 }: Plan, outputPath: string, folder: string, before = 0): RenderJob {
  return {
    script: scriptOf(job.language ?? 'en', seconds, before * MINUTE_OF_SENTENCES),
    language: 'en',
    presenterId: 'maya',
    brand: BRAND,
    title: 'Porto Sereno in seven days',
    lowerThird: { name: 'Maya', role: 'Porto Sereno travel office' },
    facts: { title: 'Porto Sereno', subtitle: 'Four old harbours', dates: '12 to 19 May', price: '$1,290' },
    outputPath,
    atlasFolder: join(folder, 'atlas'),
    pictures: Array.from({ length: photos }, (_, index) => ({
      id: `photo-${index}`,
      path: drawTexturedPhoto(folder, index),
      isPhoto: true,
    })),
    ...job,
  }
}

function render(child: ChildProcess, job: RenderJob): Promise<Measured> {
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Measured))
    child.once('exit', (code) => reject(new Error(`The render process ended with code ${code}.`)))
    child.send(job)
  })
}

/** CPU seconds that ffmpeg needs to encode the frames of a video again, decoding not counted. Throws without ffmpeg. */
async function ffmpegSeconds(path: string, frames: readonly string[]): Promise<number> {
  const cpuOf = async (codec: readonly string[]) => {
    const { stderr } = await run('ffmpeg', ['-benchmark', '-i', path, '-an', ...frames, ...codec, '-f', 'null', '-'])
    const [, user = '0', system = '0'] = /utime=([\d.]+)s stime=([\d.]+)s/.exec(stderr) ?? []
    return Number(user) + Number(system)
  }
  const encoding = await cpuOf(['-c:v', 'libx264', '-preset', 'superfast'])
  return encoding - (await cpuOf(['-c:v', 'wrapped_avframe']))
}

interface Line {
  row: string
  video: string
  realtime: string
  'CPU-s/min': string
  'peak MB': number
  'MB/min': string
  ratio: string
}

const realtimeOf = ({ result, wallSeconds }: Measured) => result.durationSeconds / wallSeconds

function lineOf(row: string, measured: Measured, ratio = ''): Line {
  const { result, cpuSeconds, peakMegabytes } = measured
  const perMinute = (value: number) => ((value * 60) / result.durationSeconds).toFixed(2)
  return {
    row,
    video: `${result.durationSeconds.toFixed(1)} s, ${result.frames} frames`,
    realtime: `${realtimeOf(measured).toFixed(1)} x`,
    'CPU-s/min': perMinute(cpuSeconds),
    'peak MB': Math.round(peakMegabytes),
    'MB/min': perMinute(result.bytes / 1e6),
    ratio,
  }
}

/** The whole of a video, speech and sound and drawing included, against nothing but the encoding of its pictures. */
async function ratioToPeer(measured: Measured, path: string): Promise<string> {
  try {
    // A video holds only frames that differ; shown as it is meant, each stays until the next.
    const all = await ffmpegSeconds(path, ['-vf', 'fps=30'])
    const differing = await ffmpegSeconds(path, ['-fps_mode', 'passthrough'])
    const [toAll, toDiffering] = [all, differing].map((seconds) => (measured.cpuSeconds / seconds).toFixed(2))
    return `${toAll} x the CPU of ffmpeg superfast of 30 frames a second, ${toDiffering} x of the differing ones`
  } catch {
    return 'no ffmpeg here'
  }
}

async function measureRow(name: string, plan: Plan, folder: string): Promise<Line[]> {
  const env = { ...process.env, ...CHILD_ENVIRONMENT, ...codeCacheEnvironment(plan.isFirst ? folder : CODE_FOLDER) }
  const children = Array.from({ length: plan.atOnce ?? 1 }, () => fork(CHILD, { env, execArgv: CHILD_FLAGS }))
  const pathOf = (index: number) => join(folder, `${name}-${index}.mp4`)
  const all = (seconds: number, before: number) =>
    Promise.all(
      children.map((child, index) => render(child, jobOf({ ...plan, seconds }, pathOf(index), folder, before))),
    )
  try {
    if (plan.rebrand) return await measureRebrand(children, jobOf(plan, pathOf(0), folder), folder)
    if (plan.warm) await all(60, 1)
    // Other sentences than those that follow, so that these find as much kept as one alone would.
    const [child] = children
    const alone = plan.atOnce && child ? await render(child, jobOf(plan, pathOf(0), folder, 2)) : undefined
    const measured = await all(plan.seconds, 0)
    const [first] = measured
    if (!first) return []
    if (alone) {
      const together = measured.reduce((sum, one) => sum + realtimeOf(one), 0)
      const ratio = `${together.toFixed(1)} x together, ${(together / realtimeOf(alone)).toFixed(2)} x one alone`
      return measured.map((one) => lineOf(name, one, ratio))
    }
    return [lineOf(name, first, plan.peer ? await ratioToPeer(first, pathOf(0)) : '')]
  } finally {
    for (const child of children) child.kill()
  }
}

async function measureRebrand([child]: ChildProcess[], job: RenderJob, folder: string): Promise<Line[]> {
  if (!child) return []
  const kept = { ...job, keptFolder: join(folder, 'kept') }
  // The process is warm with another presenter, so that only the brand and the kept speech make a difference.
  await render(child, { ...job, presenterId: 'daniel' })
  const first = await render(child, kept)
  const again = await render(child, { ...kept, brand: OTHER_BRAND })
  const share = `${((100 * again.cpuSeconds) / first.cpuSeconds).toFixed(0)} % of the CPU of the first making`
  return [lineOf('first making', first), lineOf('rebrand', again, share)]
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in ROWS))
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. The rows are: ${Object.keys(ROWS).join(', ')}.`)
  process.exit(1)
}
// A first run, so that the measured ones do not include the first compilation.
await measureRow('first', { seconds: 1, warm: true }, CODE_FOLDER)
const lines: Line[] = []
for (const [name, plan] of Object.entries(ROWS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const folder = await mkdtemp(join(tmpdir(), 'render-bench-'))
  try {
    const measured = await measureRow(name, plan, folder)
    for (const { row, video, realtime, 'CPU-s/min': cpu } of measured)
      console.log(`${row}: ${video}, ${realtime}, ${cpu} CPU-s/min`)
    lines.push(...measured)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
await rm(CODE_FOLDER, { recursive: true, force: true })
console.table(lines)
