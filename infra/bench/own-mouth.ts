// The own mouth of a digital twin: `npm run bench -- only own-mouth [folder] [presenter ...]` records drawn presenters as a camera
// records people, makes a twin of each, has it speak a text that was not recorded, measures the face again in what was made and
// prints the figures beside their limits. Contact sheets go to the folder: look at them. No real person is recorded.
import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openFootage } from '../../packages/presenter/src/engine/layers/footage.ts'
import type { Footage } from '../../packages/presenter/src/engine/layers/footage.ts'
import { renderVideo } from '../../packages/presenter/src/engine/index.ts'
import { CHILD_ENVIRONMENT, CHILD_FLAGS } from '../../packages/presenter/src/protocol.ts'
import type { FromChild } from '../../packages/presenter/src/protocol.ts'
import type { PresenterId } from '../../packages/presenter/src/rig/presenters.ts'
import type { Timeline } from '../../packages/presenter/src/rig/timeline.ts'
import type { VisemeName } from '../../packages/presenter/src/rig/visemes.ts'
import type { TwinJob } from '../../packages/presenter/src/twin/jobs.ts'
import { chooseMouths } from '../../packages/presenter/src/twin/choose-mouths.ts'
import { openMouthFile } from '../../packages/presenter/src/twin/mouth-file.ts'
import { mouthTargetsOf } from '../../packages/presenter/src/twin/mouth-targets.ts'
import { openSpeakingFootage } from '../../packages/presenter/src/twin/own-mouth.ts'
import { personOf } from '../../packages/presenter/src/twin/person.ts'
import { framesOf, openRecording, pictureTrackOf } from '../../packages/presenter/src/uploads/footage-frames.ts'
import type { Planes } from '../../packages/presenter/src/uploads/i420-scale.ts'
import { recordPresenter, listeningOf, speakingOf, speechOf } from '../../packages/presenter/test/record-presenter.ts'
import {
  correlationOf,
  measurePictures,
  quantileOf,
  stepsOf,
  unrestOf,
} from '../../packages/presenter/test/measure-mouths.ts'
import { sampleJob } from '../../packages/presenter/test/sample-job.ts'
import { PAGES } from '../../packages/presenter/test/spoken-pages.ts'
import { writeSheet } from './mouth-sheet.ts'

const [folder = mkdtempSync(join(tmpdir(), 'own-mouth-')), ...wanted] = process.argv.slice(2)
const people = (wanted.length > 0 ? wanted : ['maya', 'tom', 'leila']) as PresenterId[]
const LISTENING_SECONDS = 15
const TWO_MINUTES = 120
const STEPS_PER_SECOND = 15
const lines = PAGES.en.split('\n')
/** The half that is recorded, and the half that the twin has to speak. */
const [READ, HELD_OUT] = [lines.slice(0, lines.length / 2).join('\n'), lines.slice(lines.length / 2).join('\n')]

interface Prepared {
  wallSeconds: number
  cpuSeconds: number
  peakMegabytes: number
  pictures: number
  megabytes: number
}

/** Prepares in a process of its own, as the product does. */
function prepared(job: TwinJob): Promise<Prepared> {
  const path = fileURLToPath(new URL('../../packages/presenter/src/child.ts', import.meta.url))
  const child = fork(path, ['0', 'uploads'], { execArgv: CHILD_FLAGS, env: CHILD_ENVIRONMENT })
  const started = performance.now()
  const stat = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8')
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.on('message', (message: FromChild) => {
      if (message.type === 'ready') child.send({ type: 'twin', id: 'bench', job })
      if (message.type === 'failed' || message.type === 'unavailable') reject(new Error(message.message))
      if (message.type !== 'done') return
      const [user = 0, system = 0] = stat('stat').split(' ').slice(13, 15).map(Number)
      const { pictures, bytes } = message.result as { pictures: number; bytes: number }
      resolve({
        wallSeconds: (performance.now() - started) / 1000,
        cpuSeconds: (user + system) / 100,
        peakMegabytes: Number(/VmHWM:\s+(\d+)/.exec(stat('status'))?.[1]) / 1024,
        pictures,
        megabytes: bytes / 1e6,
      })
      child.kill()
    })
  })
}

async function* played(footage: Footage, { stepCount }: Timeline): AsyncGenerator<Planes> {
  for (let step = 0; step < stepCount; step++) {
    if (step > 0) await footage.advance()
    yield footage.picture
  }
  footage.close()
}

/** The pictures of a video at the steps of a timeline. */
async function* stepsOfVideo(path: string): AsyncGenerator<Planes> {
  const input = await openRecording(path)
  for await (const frame of framesOf(await pictureTrackOf(input)))
    if (Math.round(frame.seconds * 2 * STEPS_PER_SECOND) % 2 === 0) yield frame
  input.dispose()
}

let failures = 0
function show(what: string, value: number, limit: number, isMost: boolean, unit = ''): void {
  const isGood = isMost ? value <= limit : value >= limit
  if (!isGood) failures++
  const bound = `${isMost ? 'at most' : 'at least'} ${limit}${unit}`
  console.log(`  ${isGood ? 'good' : 'BAD '} ${what}: ${value.toFixed(2)}${unit} (${bound})`)
}

type Paths = Record<'footage' | 'mouths' | 'natural' | 'reading', string>

/** Records a presenter listening, reading, and speaking the text that is held out. */
async function record(presenterId: PresenterId, paths: Paths) {
  const [read, heldOut] = [await speechOf(READ, presenterId), await speechOf(HELD_OUT, presenterId)]
  const timeline = speakingOf(heldOut, presenterId)
  const takes = [
    { path: paths.footage, seconds: LISTENING_SECONDS, timeline: listeningOf(read, presenterId) },
    { path: paths.reading, seconds: read.durationSeconds, timeline: speakingOf(read, presenterId) },
    { path: paths.natural, seconds: heldOut.durationSeconds, timeline },
  ]
  for (const { path, ...take } of takes) await recordPresenter(path, { presenterId, ...take })
  return { timeline, recordedSeconds: LISTENING_SECONDS + read.durationSeconds }
}

/** Shows what was prepared, and what it cost. */
async function showPreparation(paths: Paths, recordedSeconds: number): Promise<void> {
  const cost = await prepared({ footagePath: paths.footage, recordingPath: paths.reading, outputPath: paths.mouths })
  const all = TWO_MINUTES + LISTENING_SECONDS
  const [megabytes, cpu] = [cost.megabytes.toFixed(1), ((cost.cpuSeconds * all) / recordedSeconds).toFixed(0)]
  console.log(`  ${cost.pictures} mouth pictures, ${megabytes} MB; CPU of two minutes ${cpu} s`)
  show('preparation of two minutes', (cost.wallSeconds * all) / recordedSeconds, 90, true, ' s')
  show('memory of the preparation', cost.peakMegabytes, 400, true, ' MB')
}

/**
 * Returns the mouth shapes that the sounds require, the difference in head pose between each chosen picture and
 * its target in degrees, and the opening below which a mouth counts as shut.
 */
async function chosen(paths: Paths, timeline: Timeline) {
  const mouths = await openMouthFile(paths.mouths)
  const person = personOf(mouths)
  const targets = mouthTargetsOf(timeline, person)
  const footage = await openFootage(paths.footage, { part: mouths.calm })
  const faces = targets.map((_, step) => person.base[footage.stepAt(step)])
  footage.close()
  await mouths.close()
  const misses = chooseMouths(person, targets, faces).map(({ row }, step) => {
    const [pose, face] = [person.rows[row]?.pose, faces[step]?.pose]
    return pose && face ? Math.max(Math.abs(pose.yaw - face.yaw), Math.abs(pose.pitch - face.pitch)) : 0
  })
  return { targets, misses, shutLimit: person.quantile('opening', 0.3) }
}

async function showMouth(paths: Paths, timeline: Timeline): Promise<void> {
  const { targets, misses, shutLimit } = await chosen(paths, timeline)
  const open = () => openSpeakingFootage(paths.footage, paths.mouths, timeline)
  const made = await measurePictures(played(await open(), timeline))
  const natural = await measurePictures(stepsOfVideo(paths.natural))
  await writeSheet(`${paths.mouths}-sheet.png`, played(await open(), timeline))
  const column = (name: 'opening' | 'width', shapes: readonly Record<typeof name, number>[]) =>
    shapes.map((shape) => shape[name])
  const correlation = (name: 'opening' | 'width') => correlationOf(column(name, made.shapes), column(name, targets))
  const openings = column('opening', made.shapes)
  const middle = quantileOf(openings, 0.5)
  const percent = (names: readonly VisemeName[], test: (opening: number) => boolean) => {
    const steps = stepsOf(timeline, names)
    return (100 * steps.filter((step) => test(openings[step] as number)).length) / steps.length
  }
  const unrest = unrestOf(made, natural.eyeDistance) / unrestOf(natural, natural.eyeDistance)
  show('opening r', correlation('opening'), 0.85, false)
  show('width r', correlation('width'), 0.6, false)
  show(
    'lips shut at m, b, p',
    percent(['mbp'], (opening) => opening < shutLimit),
    90,
    false,
    ' %',
  )
  show(
    'lips open at aa, ae',
    percent(['aa', 'ae'], (opening) => opening > middle),
    90,
    false,
    ' %',
  )
  show('second difference of the lips, made by recorded', unrest, 1.15, true)
  show('pose miss of 95 %', quantileOf(misses, 0.95), 4, true, '°')
  const heldOut = correlationOf(openings, column('opening', natural.shapes)).toFixed(2)
  console.log(`       opening r with the recording that was held out: ${heldOut}`)
}

/** Measures the cost that the person's own mouth adds to a video of the same recording. */
async function showRender(presenterId: PresenterId, paths: Paths): Promise<void> {
  const job = sampleJob(folder, { script: HELD_OUT, presenterId, framing: 'close', footagePath: paths.footage })
  // The first one draws what the others take from a cache.
  await renderVideo(job)
  const plain = await renderVideo(job)
  const own = await renderVideo({ ...job, mouthsPath: paths.mouths, outputPath: `${paths.mouths}.mp4` })
  show('CPU for a second of video', (own.cpuSeconds - plain.cpuSeconds) / own.durationSeconds, 0.5, true, ' s')
}

async function measure(presenterId: PresenterId): Promise<void> {
  const file = (name: string) => join(folder, `${presenterId}-${name}`)
  const paths: Paths = {
    footage: file('listening.mp4'),
    reading: file('reading.mp4'),
    natural: file('held-out.mp4'),
    mouths: file('mouths'),
  }
  console.log(presenterId)
  const { timeline, recordedSeconds } = await record(presenterId, paths)
  await showPreparation(paths, recordedSeconds)
  await showMouth(paths, timeline)
  await showRender(presenterId, paths)
}

mkdirSync(folder, { recursive: true })
// Codecs do not keep the process alive.
const alive = setInterval(() => {}, 1000)
for (const presenterId of people) await measure(presenterId)
console.log(`Contact sheets and videos: ${folder}`)
clearInterval(alive)
process.exit(failures > 0 ? 1 : 0)
