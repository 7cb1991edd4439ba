// Consent recordings: `npm run bench -- only consent [words|faces]` has the built-in voices read consent sentences, right and
// wrong, in five languages, and prints how they are judged beside the limits. Faces are those of drawn presenters. No real person
// is recorded.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFaces } from '../../packages/presenter/src/twin/consent/compare-faces.ts'
import type { HeardWords } from '../../packages/presenter/src/twin/consent/jobs.ts'
import { loadFaceModels } from '../../packages/presenter/src/twin/face-models.ts'
import type { PresenterId } from '../../packages/presenter/src/rig/presenters.ts'
import { type Trial, createTrials, heardIn } from '../../packages/presenter/test/consent-trials.ts'
import { listeningOf, recordPresenter, speakingOf, speechOf } from '../../packages/presenter/test/record-presenter.ts'

const [part] = process.argv.slice(2)
const TRIALS = 40
const SHARE_MIN = 95
const KINDS = ['right', 'sentence', 'code', 'silence', 'language'] as const
const folder = mkdtempSync(join(tmpdir(), 'consent-'))
let failures = 0

function show(name: string, value: number): void {
  const isGood = value >= SHARE_MIN
  if (!isGood) failures++
  console.log(`${isGood ? 'ok  ' : 'MISS'} ${name}: ${value.toFixed(1)} % (at least ${SHARE_MIN} %)`)
}

const percent = (found: readonly HeardWords[], test: (words: HeardWords) => boolean) =>
  (100 * found.filter(test).length) / found.length

async function checkTrials(kind: (typeof KINDS)[number]): Promise<void> {
  const trials = createTrials(kind)
  const found: HeardWords[] = []
  for (let number = 0; number < TRIALS; number++) {
    const trial: Trial = await trials.next()
    const words = await heardIn(trial, join(folder, 'consent.wav'))
    found.push(words)
    const { verdict, dissimilarity, digits } = words
    console.log(`     ${trial.name}: ${verdict}, dissimilarity ${dissimilarity.toFixed(2)}, ${digits} digits`)
  }
  const isRight = (words: HeardWords) => words.verdict === 'right'
  const isRefused = (words: HeardWords) => !isRight(words) && words.verdict !== 'unsure'
  if (kind === 'right') {
    show('right readings accepted', percent(found, isRight))
    console.log(`     refused: ${percent(found, isRefused).toFixed(1)} %`)
    return
  }
  show(`wrong ${kind} refused`, percent(found, isRefused))
  show(
    `wrong ${kind} not accepted`,
    percent(found, (words) => !isRight(words)),
  )
}

/** Records presenters twice, and compares each first recording with each second one. */
async function showFaces(): Promise<void> {
  const models = await loadFaceModels()
  const people: PresenterId[] = ['maya', 'daniel', 'leila', 'tom']
  const text = 'I allow you to make a digital twin of me. My code is four eight two nine one three.'
  for (const presenterId of people) {
    const speech = await speechOf(text, presenterId)
    const seconds = speech.durationSeconds
    const takes = { consent: speakingOf(speech, presenterId), recording: listeningOf(speech, presenterId) }
    for (const [name, timeline] of Object.entries(takes))
      await recordPresenter(join(folder, `${presenterId}-${name}.mp4`), { presenterId, timeline, seconds })
  }
  for (const one of people) {
    for (const other of people) {
      const consentPath = join(folder, `${one}-consent.mp4`)
      const recordingPaths = [join(folder, `${other}-recording.mp4`)]
      const started = performance.now()
      const { distance, doLipsMove } = await compareFaces({ consentPath, recordingPaths }, models, () => {})
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`     ${one} and ${other}: ${distance?.toFixed(3)}, lips move: ${doLipsMove}, ${seconds} s`)
    }
  }
  const still = join(folder, 'maya-recording.mp4')
  const { doLipsMove } = await compareFaces({ consentPath: still, recordingPaths: [still] }, models, () => {})
  console.log(`     lips of a listener move: ${doLipsMove}`)
}

mkdirSync(folder, { recursive: true })
// Codecs do not keep the process alive.
const alive = setInterval(() => {}, 1000)
if (part !== 'faces') for (const kind of KINDS) await checkTrials(kind)
if (part !== 'words') await showFaces()
rmSync(folder, { recursive: true })
clearInterval(alive)
process.exit(failures > 0 ? 1 : 0)
