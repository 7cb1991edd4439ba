import type { SpokenLanguage } from '@vitrine/contract'
import { patternsFor, repeated, slowness } from '@vitrine/presenter/repeating-texts'
import { expect, it } from 'vitest'
import { readers } from './readers.ts'
import { processMs } from '../processor-time.ts'

const LANGUAGES: readonly SpokenLanguage[] = ['en', 'zh', 'fa', 'es', 'hi']

it.each(Object.entries(readers).map(([name, reader], place) => ({ name, reader, place })))(
  '$name takes linear time for repetitive text',
  { timeout: 600_000 },
  async ({ reader: { size, limitMs, read }, place }) => {
    const slow: string[] = []
    for (const [index, pattern] of patternsFor(place).entries()) {
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
      const cost = (characters: number) => {
        const text = repeated(pattern, characters)
        return processMs(async () => read(text, language))
      }
      const fault = await slowness(cost, size, limitMs)
      if (fault) slow.push(`${JSON.stringify(pattern)} (${language}) ${fault}`)
    }
    expect(slow).toEqual([])
  },
)
