import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTrials } from '../../../test/consent-trials.ts'
import { listeningOf, recordPresenter, speakingOf, speechOf } from '../../../test/record-presenter.ts'
import { wavFile } from '../../../test/speech-server.ts'
import { loadFaceModels } from '../face-models.ts'
import { checkConsent } from './check-consent.ts'
import { compareFaces } from './compare-faces.ts'

const SECONDS = 6
/** Drawing and measuring takes a while where processors are shared. */
const TIMEOUT_MS = 300_000
let folder = ''
const pathOf = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consent-'))
  const speech = await speechOf('I allow you to make a digital twin of me. My code is four eight two.', 'daniel')
  const takes = [
    { name: 'daniel-speaking', presenterId: 'daniel', timeline: speakingOf(speech, 'daniel') },
    { name: 'daniel-listening', presenterId: 'daniel', timeline: listeningOf(speech, 'daniel') },
    { name: 'tom-listening', presenterId: 'tom', timeline: listeningOf(speech, 'tom') },
  ] as const
  for (const { name, ...take } of takes) await recordPresenter(pathOf(`${name}.mp4`), { ...take, seconds: SECONDS })
}, TIMEOUT_MS)
afterAll(() => rm(folder, { recursive: true, force: true }))

const compared = async (consent: string, ...recordings: string[]) =>
  compareFaces(
    { consentPath: pathOf(`${consent}.mp4`), recordingPaths: recordings.map((name) => pathOf(`${name}.mp4`)) },
    await loadFaceModels(),
    () => {},
  )

test(
  'the face of the same person is near, another one is far, and nothing else is reported',
  async () => {
    const same = await compared('daniel-speaking', 'daniel-listening')
    const other = await compared('daniel-speaking', 'daniel-listening', 'tom-listening')

    expect(same.distance).toBeLessThan(0.15)
    expect(other.distance).toBeGreaterThan(0.28)
    expect(same).toEqual({ distance: same.distance, doLipsMove: true })
  },
  TIMEOUT_MS,
)

test(
  'still lips do not count as moving, and without another recording there is no distance',
  async () => {
    expect(await compared('daniel-listening')).toEqual({ distance: null, doLipsMove: false })
  },
  TIMEOUT_MS,
)

test(
  'a recording without sound is silent, and its face is compared anyway',
  async () => {
    const { asked } = await createTrials('right', ['en']).next()
    const [consentPath, recordingPaths] = [pathOf('daniel-speaking.mp4'), [pathOf('daniel-listening.mp4')]]
    const { words, face } = await checkConsent({ ...asked, consentPath, recordingPaths }, {})

    expect(words).toEqual({ verdict: 'silent', dissimilarity: 1, digits: 0 })
    expect(face?.distance).toBeLessThan(0.15)
  },
  TIMEOUT_MS,
)

test('a recording without a picture is refused', async () => {
  const { asked, samples, rate } = await createTrials('silence', ['en']).next()
  await writeFile(pathOf('sound.wav'), wavFile(samples, rate))
  const refused = checkConsent({ ...asked, consentPath: pathOf('sound.wav'), recordingPaths: [] }, {})

  await expect(refused).rejects.toMatchObject({ code: 'file-refused' })
})
