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
import { at } from './at-size.ts'
import { scriptOf } from './render-scripts.ts'
import type { Figure } from './table/figure.ts'

// Every row runs in fresh processes with an empty folder of kept patches. Translated code of the engine is there, as on any server
// that has made a video before. `npm run bench -- only render 60s-warm rebrand` runs those rows, without names all of them run; the
// ten-minute videos take a while.

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
    child.once('exit', (code, signal) => reject(new Error(`The render process ended with ${code ?? signal}.`)))
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
  measured: Measured
  note: string
  /** CPU seconds of ffmpeg for as many frames as a player shows; undefined where it was not asked, or is not there. */
  peerSeconds?: number | undefined
}

const realtimeOf = ({ result, wallSeconds }: Measured) => result.durationSeconds / wallSeconds
const cpuPerMinute = ({ measured: { cpuSeconds, result } }: Line) => (cpuSeconds * 60) / result.durationSeconds
const megabytesPerMinute = ({ measured: { result } }: Line) => (result.bytes / 1e6) * (60 / result.durationSeconds)

/** The whole of a video, speech and sound and drawing included, against nothing but the encoding of its pictures. */
async function againstPeer(measured: Measured, path: string): Promise<Pick<Line, 'note' | 'peerSeconds'>> {
  try {
    // A video holds only frames that differ; shown as it is meant, each stays until the next.
    const all = await ffmpegSeconds(path, ['-vf', 'fps=30'])
    const differing = await ffmpegSeconds(path, ['-fps_mode', 'passthrough'])
    const [toAll, toDiffering] = [all, differing].map((seconds) => (measured.cpuSeconds / seconds).toFixed(2))
    const note = `${toAll} x the CPU of ffmpeg superfast of 30 frames a second, ${toDiffering} x of the differing ones`
    return { note, peerSeconds: all }
  } catch {
    return { note: 'no ffmpeg here' }
  }
}

interface Folders {
  folder: string
  /** The folder of the engine's compiled code. */
  codeFolder: string
}

async function measureRow(name: string, plan: Plan, { folder, codeFolder }: Folders): Promise<Line[]> {
  const env = { ...process.env, ...CHILD_ENVIRONMENT, ...codeCacheEnvironment(plan.isFirst ? folder : codeFolder) }
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
      return measured.map((one) => ({ row: name, measured: one, note: ratio }))
    }
    const compared = plan.peer ? await againstPeer(first, pathOf(0)) : { note: '' }
    return [{ row: name, measured: first, ...compared }]
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
  return [
    { row: 'first making', measured: first, note: '' },
    { row: 'rebrand', measured: again, note: share },
  ]
}

/** Measures rows in fresh folders. `report` hears of each line as soon as it is there. */
async function measureRows(names: readonly string[], report: (line: Line) => void): Promise<void> {
  const codeFolder = await mkdtemp(join(tmpdir(), 'render-bench-code-'))
  // A first run, so that the measured ones do not include the first compilation.
  await measureRow('first', { seconds: 1, warm: true }, { folder: codeFolder, codeFolder })
  for (const name of names) {
    const plan = ROWS[name]
    if (!plan) continue
    const folder = await mkdtemp(join(tmpdir(), 'render-bench-'))
    try {
      for (const line of await measureRow(name, plan, { folder, codeFolder })) report(line)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  await rm(codeFolder, { recursive: true, force: true })
}

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const lines: Line[] = []
  await measureRows(isQuick ? ['60s-warm'] : ['60s-warm', '60s-warm', '60s-warm'], (line) => lines.push(line))
  const middle = (read: (line: Line) => number | undefined) =>
    at(
      lines.flatMap((line) => read(line) ?? []),
      0.5,
    )
  const peer = middle(({ peerSeconds }) => peerSeconds)
  const cpu = middle(cpuPerMinute)
  const ratio = middle(({ measured, peerSeconds }) => peerSeconds && measured.cpuSeconds / peerSeconds)
  const [speed, size] = [middle(({ measured }) => realtimeOf(measured)), middle(megabytesPerMinute)]
  const againstPeer = Number.isNaN(peer)
    ? {}
    : { peer: { what: 'bare x264 (superfast) of the same frames', value: cpu / ratio } }
  return [
    { key: 'render.speed', what: 'render of 60 s at 720p', value: speed, unit: 'x realtime', aim: { atLeast: 10 } },
    { key: 'render.cpu', what: '- CPU of a minute', value: cpu, unit: 's CPU', ...againstPeer },
    { key: 'render.size', what: '- size of a minute', value: size, unit: 'MB', aim: { atMost: 4 } },
  ]
}

async function bench(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in ROWS))
  if (unknown.length > 0) {
    console.error(`There is no row ${unknown.join(', ')}. The rows are: ${Object.keys(ROWS).join(', ')}.`)
    process.exit(1)
  }
  const rows: Record<string, number | string>[] = []
  await measureRows(wanted.length > 0 ? wanted : Object.keys(ROWS), (line) => {
    const { row, measured, note } = line
    const { result, peakMegabytes } = measured
    const video = `${result.durationSeconds.toFixed(1)} s, ${result.frames} frames`
    const [realtime, cpu] = [`${realtimeOf(measured).toFixed(1)} x`, cpuPerMinute(line).toFixed(2)]
    console.log(`${row}: ${video}, ${realtime}, ${cpu} CPU-s/min`)
    const size = { 'peak MB': Math.round(peakMegabytes), 'MB/min': megabytesPerMinute(line).toFixed(2) }
    rows.push({ row, video, realtime, 'CPU-s/min': cpu, ...size, ratio: note })
  })
  console.table(rows)
}

if (import.meta.main) await bench(process.argv.slice(2))
