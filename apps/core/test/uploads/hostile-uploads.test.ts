import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Upload } from '@vitrine/contract'
import { PIECE_BYTES_MAX } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobIn } from '../../src/adapters/renderer.suite.ts'
import { createPresenterRenderer } from '../../src/adapters/renderer-presenter.ts'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { documents } from '../hostile-files/documents.ts'
import type { HostileFile } from '../hostile-files/hostile-file.ts'
import { pictures } from '../hostile-files/pictures.ts'
import { presentations } from '../hostile-files/presentations.ts'
import { recordings } from '../hostile-files/recordings.ts'
import { checked, piece } from '../uploads.ts'

const isLong = process.env.TEST_SCOPE === 'long'
const isFull = isLong || process.env.TEST_SCOPE === 'full'
/** Without a wider scope a sample of every kind is tested. */
const ONE_IN = 10
/** The product's promise is ten seconds; a machine that tests many things at once is given more. */
const SECONDS_MAX = isLong ? 10 : 150
/** A sentence for a person: no stack, path, or words of a library. */
const SENTENCE = /^[A-Z][^\n\\{}]{15,160}\.$/
const INSIDES = /\/tmp|node_modules|Error|undefined|null|at \w+ \(/

/** The reason of a file that reached a limit of time or memory. */
const LIMITS = /took too long|needs too much memory/

let test: TestApp
let mallory: Client
let recording: Buffer
/** These keep a process busy for seconds, some until it is stopped. */
const SLOW =
  /unpacks to [23]00 MB|of 9 MB|two million strokes|for years|never ends|100,000 paragraphs|a million letters/
const isSlow = ({ name, isLong: takesLong = false }: HostileFile) => takesLong || SLOW.test(name)
const files = [...pictures, ...documents, ...presentations, ...recordings(() => recording)]

beforeAll(async () => {
  test = await testApp({ withRealMediaProcessor: true })
  mallory = await test.customer('waymark', 'mallory')
  recording = await honestVideo()
})
afterAll(() => test.close())

describe('a hostile upload gets a reason and does not affect others', () => {
  const chosen = files.filter((file, index) => isLong || (!isSlow(file) && (isFull || index % ONE_IN === 0)))
  it.for(chosen)('$name', async (file) => {
    const end = await answered(file)

    expect((await mallory.call('GET /healthz')).status).toBe(200)
    expect(isAsPromised(file, end) ? 'as promised' : `${end.status}: ${end.errorMessage}`).toBe('as promised')
    expect(end.errorMessage ?? '').not.toMatch(INSIDES)
    await mallory.call('DELETE /api/uploads/:id', { params: { id: end.id } })
  })
})

it('there are more than sixty hostile uploads', () => {
  expect(files.filter((file) => !isSlow(file)).length).toBeGreaterThan(60)
})

it('a valid video is accepted as a recording after all of them', async () => {
  const end = await answered({ name: 'video', kind: 'footage', make: () => recording }, 200)

  expect(end).toMatchObject({ status: 'ready', errorMessage: null })
  expect(end.durationSeconds).toBeGreaterThan(5)
})

/** Whether a file was refused with a sentence and for the right reason, or is harmless once re-encoded. */
function isAsPromised({ reason }: HostileFile, { status, errorMessage }: Upload): boolean {
  if (status === 'ready') return reason === undefined
  const told = errorMessage ?? ''
  // On a machine with much else to do, a limit may be reached before the reason is found.
  return SENTENCE.test(told) && ((reason ?? SENTENCE).test(told) || LIMITS.test(told))
}

async function answered({ kind, make }: HostileFile, secondsMax = SECONDS_MAX): Promise<Upload> {
  const bytes = await make()
  const { body } = await mallory.call<Upload>('POST /api/uploads', {
    body: { kind, name: 'me.png', bytes: bytes.length },
  })
  for (let offset = 0; offset < bytes.length; offset += PIECE_BYTES_MAX) {
    const { status } = await piece(mallory, body.id, offset, bytes.subarray(offset, offset + PIECE_BYTES_MAX))
    if (status !== 200) throw new Error(`a piece was answered with ${status}`)
  }
  return checked(mallory, body.id, secondsMax)
}

async function honestVideo(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-honest-'))
  const renderer = createPresenterRenderer({ concurrency: 1 })
  const job = jobIn(folder, 'video', 'Welcome to the old harbour. Walk along the water, and have a coffee in the sun.')
  await renderer.render(job, { onProgress: () => {}, signal: new AbortController().signal })
  const bytes = readFileSync(job.outputPath)
  await renderer.close()
  rmSync(folder, { recursive: true })
  return bytes
}
