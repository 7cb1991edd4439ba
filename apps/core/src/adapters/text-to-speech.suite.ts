import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SpeechJob, TextToSpeech } from '../ports/text-to-speech.ts'
import { jobsBeforeAnother } from '../../test/jobs-before-another.ts'

const plain = { fontFamily: 'Inter' as const, shape: '16:9' as const, speed: 1, pronunciation: [] }
const owner = { tenantId: 'tenant', personId: 'person' }
const greeting: SpeechJob = { script: 'Welcome to the old harbour.', language: 'en', presenterId: 'maya', ...plain }

/** The contract of the port. The test of each adapter calls it. */
export function textToSpeechSuite(name: string, open: () => TextToSpeech): void {
  describe(`text to speech ${name}`, () => {
    let textToSpeech: TextToSpeech
    beforeAll(() => {
      textToSpeech = open()
    })
    afterAll(() => textToSpeech.close())

    it('returns audio, timeline and timed captions of a sentence', async () => {
      const { sound, timeline, captions, durationSeconds } = await textToSpeech.synthesize(greeting, owner)
      const words = captions.flatMap((caption) => caption.words)

      expect(Buffer.from(sound, 'base64').toString('latin1', 0, 4)).toBe('RIFF')
      expect(timeline.mouth?.length).toBeGreaterThan(durationSeconds * 14)
      expect(words.map(({ text }) => text).join(' ')).toBe(greeting.script)
      expect(words.map(({ startSeconds }) => startSeconds)).toEqual(
        words.map(({ startSeconds }) => startSeconds).toSorted((one, other) => one - other),
      )
    })

    it('synthesizes several sentences at the same time', async () => {
      const scripts = ['One.', 'Two and three.']
      const spoken = await Promise.all(scripts.map((script) => textToSpeech.synthesize({ ...greeting, script }, owner)))

      expect(spoken.map(({ captions }) => captions[0]?.words.map(({ text }) => text).join(' '))).toEqual(scripts)
    })

    it('speaks for another person next, however many sentences one person waits for', async () => {
      const before = await jobsBeforeAnother((who) => textToSpeech.synthesize({ ...greeting, script: 'One.' }, who))

      expect(before).toBeLessThanOrEqual(1)
    })

    it('speaks at the given pace', async () => {
      const [slow, fast] = await Promise.all(
        [0.7, 1.4].map((speed) => textToSpeech.synthesize({ ...greeting, speed }, owner)),
      )

      expect(slow?.durationSeconds).toBeGreaterThan((fast?.durationSeconds ?? Infinity) + 0.3)
    })

    it('plays the music of a brand in a mood', async () => {
      const sounds = await Promise.all(
        (['calm', 'upbeat'] as const).map((mood) => textToSpeech.playMusic({ mood, brandName: 'Waymark' }, owner)),
      )

      for (const sound of sounds) expect(Buffer.from(sound, 'base64').toString('latin1', 0, 4)).toBe('RIFF')
      expect(sounds[0]).not.toBe(sounds[1])
    })

    it('rejects a script without words', async () => {
      await expect(textToSpeech.synthesize({ ...greeting, script: '!!!' }, owner)).rejects.toMatchObject({
        code: 'nothing-to-say',
      })
    })
  })
}
