import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SpeechJob, Speaker } from '../ports/speaker.ts'

const plain = { fontFamily: 'Inter' as const, shape: '16:9' as const, speed: 1, pronunciation: [] }
const greeting: SpeechJob = { script: 'Welcome to the old harbour.', language: 'en', presenterId: 'maya', ...plain }

/** What every speaker must do; each adapter's test calls it. */
export function speakerSuite(name: string, open: () => Speaker): void {
  describe(`speaker ${name}`, () => {
    let speaker: Speaker
    beforeAll(() => {
      speaker = open()
    })
    afterAll(() => speaker.close())

    it('answers a sentence with sound, movement and its words with their times', async () => {
      const { sound, timeline, captions, durationSeconds } = await speaker.speak(greeting)
      const words = captions.flatMap((caption) => caption.words)

      expect(Buffer.from(sound, 'base64').toString('latin1', 0, 4)).toBe('RIFF')
      expect(timeline.mouth?.length).toBeGreaterThan(durationSeconds * 14)
      expect(words.map(({ text }) => text).join(' ')).toBe(greeting.script)
      expect(words.map(({ startSeconds }) => startSeconds)).toEqual(
        words.map(({ startSeconds }) => startSeconds).toSorted((one, other) => one - other),
      )
    })

    it('speaks for several at once, each their own', async () => {
      const scripts = ['One.', 'Two and three.']
      const spoken = await Promise.all(scripts.map((script) => speaker.speak({ ...greeting, script })))

      expect(spoken.map(({ captions }) => captions[0]?.words.map(({ text }) => text).join(' '))).toEqual(scripts)
    })

    it('speaks at another pace', async () => {
      const [slow, fast] = await Promise.all([0.7, 1.4].map((speed) => speaker.speak({ ...greeting, speed })))

      expect(slow?.durationSeconds).toBeGreaterThan((fast?.durationSeconds ?? Infinity) + 0.3)
    })

    it('refuses what cannot be spoken', async () => {
      await expect(speaker.speak({ ...greeting, script: '!!!' })).rejects.toMatchObject({ code: 'nothing-to-say' })
    })
  })
}
