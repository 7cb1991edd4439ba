import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeTinyVoice } from '@vitrine/presenter/tiny-voice'
import { prepareVoice } from '@vitrine/presenter/voices'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSpeechServer } from '../../test/servers/remote-speech-server.ts'
import { RenderError } from '../ports/renderer.ts'
import type { SpeechJob, TextToSpeech } from '../ports/text-to-speech.ts'
import { createPresenterTextToSpeech } from './text-to-speech-presenter.ts'
import { textToSpeechSuite } from './text-to-speech.suite.ts'

textToSpeechSuite('presenter', createPresenterTextToSpeech)

const owner = { tenantId: 'tenant', personId: 'person' }

describe('text to speech with a voice of a speech model', () => {
  const job: SpeechJob = {
    script: 'Come in.',
    language: 'en',
    presenterId: 'maya',
    fontFamily: 'Inter',
    shape: '16:9',
    speed: 1,
    pronunciation: [],
  }
  let textToSpeech: TextToSpeech
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'speaking-'))
    await writeTinyVoice(folder)
    await prepareVoice(folder, 'piper', 'en')
    textToSpeech = createPresenterTextToSpeech()
  })
  afterAll(async () => {
    await textToSpeech.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('replaces the presenter’s voice, and the lips move to it', async () => {
    const own = await textToSpeech.synthesize(job, owner)
    const other = await textToSpeech.synthesize({ ...job, voice: { kind: 'neural', folder, voiceNumber: 0 } }, owner)

    expect(other.sound).not.toBe(own.sound)
    expect(other.captions.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['Come', 'in.'])
    expect(new Set(other.timeline.mouth).size).toBeGreaterThan(1)
  })

  it('does not wait for a speech server that does not answer', async () => {
    const server = await openSpeechServer(() => 'hang')
    const remote = { kind: 'remote', baseUrl: server.url, apiKey: '', service: 's', model: 'm', voice: 'v' } as const
    let isOver = false
    const hung = textToSpeech.synthesize({ ...job, voice: remote }, owner).catch(() => (isOver = true))
    await textToSpeech.synthesize(job, owner)

    expect(isOver).toBe(false)
    await server.close()
    await hung
  })

  it('does not wait for another site’s speech server that does not answer', async () => {
    const server = await openSpeechServer(({ body }) =>
      JSON.stringify(body).includes('Hang') ? 'hang' : { status: 404 },
    )
    const remote = { kind: 'remote', baseUrl: server.url, apiKey: '', service: 's', model: 'm', voice: 'v' } as const
    const said = { ...job, voice: remote }
    let isOver = false
    const hung = textToSpeech.synthesize({ ...said, script: 'Hang on.' }, owner).catch(() => (isOver = true))
    const other = { tenantId: 'other', personId: 'person' }
    await expect(textToSpeech.synthesize(said, other)).rejects.toBeInstanceOf(RenderError)

    expect(isOver).toBe(false)
    await server.close()
    await hung
  })

  it('is reported by name when it was removed', async () => {
    const removed = { kind: 'neural' as const, folder: join(folder, 'removed'), voiceNumber: 0 }
    await expect(textToSpeech.synthesize({ ...job, voice: removed }, owner)).rejects.toMatchObject({
      code: 'voice-removed',
      message: 'The voice of this video is no longer available. Choose another voice.',
    })
  })
})
