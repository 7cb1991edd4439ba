import { expect, it } from 'vitest'
import { processMs } from '../../../test/processor-time.ts'
import { readMainText } from './main-text.ts'
import { readStructuredData } from './structured-data.ts'

const MEGABYTE = 1024 * 1024

it.each([
  ['things in things', '<div itemscope itemprop=a>'],
  ['properties', '<p itemprop=a>text</p>'],
  ['data in scripts', '<script type="application/ld+json">{"@type":"Hotel","name":"x"}</script>'],
  ['an endless array', `<script type="application/ld+json">${'['.repeat(2000)}</script>`],
  ['line breaks', '\n'],
])('reads 3 MB of %s in time', async (_name, part) => {
  const page = `<div itemscope itemtype="https://schema.org/Hotel">${part.repeat((3 * MEGABYTE) / part.length)}`

  expect(await processMs(async () => readStructuredData(page))).toBeLessThan(15_000)
})

it.each(['<div><p>', '<p>word, word, word', '<table><tr><td>', '<br>', 'word '])(
  'finds the text of 3 MB of %j in time',
  async (part) => {
    const page = `<article>${part.repeat((3 * MEGABYTE) / part.length)}</article>`

    expect(await processMs(async () => readMainText(page))).toBeLessThan(30_000)
  },
)

it('leaves prototypes untouched', () => {
  const [item] = readStructuredData(
    '<script type="application/ld+json">{"@type":"Hotel","__proto__":{"polluted":"yes"},"name":"x"}</script>',
  )

  expect([...(item?.properties.keys() ?? [])]).toEqual(['name'])
})
