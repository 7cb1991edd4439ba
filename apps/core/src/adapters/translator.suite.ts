import { describe, expect, it } from 'vitest'
import { owner } from '../../test/owner.ts'
import type { TranslationTask, Translator } from '../ports/translator.ts'

/** Opens the adapter against a server that translates each text with `say`. */
type Open = (
  say: (text: string) => string,
) => Promise<{ translator: Translator; sent(): string[]; close(): Promise<void> }>

/** Replaces each word by a Farsi word. Figures and addresses stay. */
const farsi = (text: string) =>
  text.replace(/[a-z]+(?![\w./@])/gi, (word) => (text.includes(`${word}.example`) ? word : 'کلمه'))

const SCRIPT = [
  'Welcome to the harbour. The walk starts at 9:30 and costs $45.50.',
  '',
  '[picture 2]',
  'Groups are never more than 8 people. Come along with all of your friends today.',
].join('\n')

/** The contract of every translator. Each adapter's test calls it. */
export function translatorSuite(name: string, open: Open): void {
  describe(`translator ${name}`, () => {
    const task = { script: SCRIPT, from: 'en', into: 'fa', owner, terms: [] } as const

    async function translated(say: (text: string) => string, script = SCRIPT, terms: TranslationTask['terms'] = []) {
      const { translator, sent, close } = await open(say)
      const answer = await translator.translate({ ...task, script, terms }).finally(() => void close())
      return { answer, sent: sent() }
    }

    it('keeps numbers, prices, blank lines and marks, and does not send the marks', async () => {
      const { answer, sent } = await translated(farsi)

      for (const kept of ['9:30', '45.50', '8']) expect(answer).toContain(kept)
      expect(answer.split('\n')[1]).toBe('')
      expect(answer.split('\n')[2]).toBe('[picture 2]')
      expect(answer).toContain('کلمه')
      expect(sent.join()).not.toContain('picture')
    })

    it('restores numbers that a translation lost', async () => {
      const { answer } = await translated((text) => farsi(text).replace(/\d+(?=\s*\S*کلمه|:|\.)/g, ''))

      for (const kept of ['9:30', '45.50', '8']) expect(answer).toContain(kept)
    })

    const terms = [
      { written: 'Blue Kiosk', translation: null },
      { written: 'walk', translation: 'پیاده‌روی' },
    ]
    const guided = 'The Walk starts at the blue kiosk today. Walking is easy and open to all of your friends.'

    it('keeps glossary terms as written or as they should be called, whole words only', async () => {
      const { answer, sent } = await translated(farsi, guided, terms)

      expect(answer).toContain('blue kiosk')
      expect(answer.match(/پیاده‌روی/g)).toHaveLength(1)
      expect(sent.join()).not.toMatch(/kiosk|Walk /)
      expect(sent.join()).toContain('Walking')
    })

    it('restores terms that a translation lost, in repeated and transliterated form', async () => {
      for (const lose of [
        (text: string) => farsi(text).replace(/ZQ+1/g, ''),
        (text: string) => farsi(text).replace(/(ZQ+2)/g, '$1 $1'),
        (text: string) => farsi(text).replace(/ZQ+/g, 'زق'),
      ]) {
        const { answer } = await translated(lose, guided, terms)

        expect(answer.match(/پیاده‌روی/g)).toHaveLength(1)
        expect(answer.match(/blue kiosk/g)).toHaveLength(1)
        expect(answer).not.toMatch(/ZQ|زق/)
      }
    })

    it('keeps delivery marks around their words, and translates those', async () => {
      const script =
        'Come in.[pause 0.5s] It is [slow: calm and quiet]. Ask for [spell: VTR] at the desk of the house today.'
      for (const say of [farsi, (text: string) => farsi(text).replace(/ZQ+\d/g, '')]) {
        const { answer, sent } = await translated(say, script)

        expect(answer).toContain('[pause 0.5s]')
        expect(answer).toMatch(/\[slow: (?:کلمه ?)+\]/)
        expect(answer).toContain('[spell: VTR]')
        expect(sent.join()).not.toMatch(/pause|slow|VTR/)
      }
    })

    it('sends long scripts in pieces that end with a sentence, and joins them in their order', async () => {
      const sentences = Array.from({ length: 200 }, (_, index) => `This is sentence number ${index} of a long script.`)
      const { answer, sent } = await translated(farsi, sentences.join(' '))

      expect(sent.length).toBeGreaterThan(2)
      expect(sent.every((text) => text.length <= 3000 && text.endsWith('.'))).toBe(true)
      expect(answer.match(/\d+/g)?.map(Number)).toEqual(sentences.map((_, index) => index))
    })

    it('rejects a translation in the wrong language', async () => {
      const { translator, close } = await open((text) => text)

      await expect(translator.translate(task).finally(() => void close())).rejects.toMatchObject({ reason: 'unusable' })
    })

    it('throws when nobody answers', async () => {
      const { translator, close } = await open(farsi)
      await close()

      await expect(translator.translate(task)).rejects.toMatchObject({ reason: 'unreachable' })
    })
  })
}
