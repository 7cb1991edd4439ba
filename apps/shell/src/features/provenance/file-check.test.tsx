// @vitest-environment happy-dom
import { sha256 as hashOf } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { core } from '../../test/core.ts'
import { show } from '../../test/show.tsx'
import { FileCheck } from './file-check.tsx'

/** Hashes as the worker does, when the test says so. */
class WaitingWorker extends EventTarget {
  static latest: WaitingWorker
  isEnded = false
  file: File | undefined
  constructor() {
    super()
    WaitingWorker.latest = this
  }
  postMessage(file: File): void {
    this.file = file
  }
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate(): void {
    this.isEnded = true
  }
}

const video = new File(['some bytes'], 'harbour.mp4', { type: 'video/mp4' })
const sha256 = bytesToHex(hashOf(new TextEncoder().encode('some bytes')))
const origin = {
  madeWith: 'Waymark',
  madeAt: '2026-11-27T12:00:00.000Z',
  digitalSourceType: 'compositeSynthetic',
} as const

beforeEach(() => {
  vi.stubGlobal('Worker', WaitingWorker)
})

async function choose(): Promise<WaitingWorker> {
  const { person } = show(<FileCheck />)
  await person.upload(screen.getByLabelText('Video file'), video)
  return WaitingWorker.latest
}

it('shows reading progress, and then when and on which site the file was made', async () => {
  core({ 'POST /api/verify/file': () => ({ origin, recordedSince: null }) })
  const worker = await choose()
  expect(worker.file).toBe(video)
  worker.say({ share: 0.4 })
  expect((await screen.findByText(/40%/)).textContent).toBe('Checking 40%')
  worker.say({ sha256 })

  expect(
    await screen.findByText('This video was made with Waymark on Nov 27, 2026, with an AI presenter.'),
  ).toBeTruthy()
  expect(worker.isEnded).toBe(true)
})

it('explains what may have changed an unknown file, and since when files are recorded', async () => {
  core({ 'POST /api/verify/file': () => ({ origin: null, recordedSince: '2026-11-01T12:00:00.000Z' }) })
  const worker = await choose()
  worker.say({ sha256 })

  expect(await screen.findByText('We don’t recognize this file.')).toBeTruthy()
  expect(screen.getByText(/creates a new file\. Files made before Nov 1, 2026 aren’t on record\.$/)).toBeTruthy()
})

it('is canceled at once, and later results are ignored', async () => {
  core({})
  const worker = await choose()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  worker.say({ share: 0.9 })

  await vi.waitFor(() => expect(worker.isEnded).toBe(true))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('button', { name: 'choose from this device' })).toBeTruthy()
})

it('accepts a file dropped anywhere on the page', async () => {
  core({})
  show(<FileCheck />)
  fireEvent.drop(document.body, { dataTransfer: { files: [video] } })

  expect(await screen.findByText('harbour.mp4')).toBeTruthy()
})

it('reports a file that cannot be read', async () => {
  core({})
  const worker = await choose()
  worker.say({ isUnreadable: true })

  expect(await screen.findByText(/^This file can’t be read/)).toBeTruthy()
})
