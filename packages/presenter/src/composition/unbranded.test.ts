import { expect, test } from 'vitest'
import type { Brand } from './render-job.ts'
import { sampleJob } from '../../test/sample-job.ts'
import { unbrandedJob, withoutBrand, wordsWithoutBrand } from './unbranded.ts'

const brand: Brand = {
  name: 'Blue Door Homes',
  primary: '#112233',
  secondary: '#112233',
  accent: '#112233',
  scene: 'property',
}

test('names, phones, emails and addresses of the brand become dashes, and prices, areas and references stay', () => {
  const shown = withoutBrand(
    'Blue Door Homes asks $1,245,000 for 1,840 sq ft, MLS 4471-2093. Call +1 (555) 123-4567, ' +
      'write to ann@bluedoor.example or see www.bluedoor.example/42!',
    brand,
  )
  expect(shown).toContain('$1,245,000 for 1,840 sq ft, MLS 4471-2093')
  for (const trace of ['Blue', '555', 'ann@', 'bluedoor']) expect(shown).not.toContain(trace)
  expect(withoutBrand('Llámenos al 612 345 678.', brand)).toBe('Llámenos al –.')
  expect(withoutBrand('12 to 19 May 2027 or 2027-05-12, 1.245.000 €, 3.5 baths, e.g. a bath. Next.', brand)).toBe(
    '12 to 19 May 2027 or 2027-05-12, 1.245.000 €, 3.5 baths, e.g. a bath. Next.',
  )
})

test('captions keep their times, and a name of several words becomes one dash at its first word', () => {
  const words = 'Welcome to Blue Door Homes. Call 555 123 4567 today.'
    .split(' ')
    .map((text, index) => ({ text, startSeconds: index }))
  expect(wordsWithoutBrand(words, brand)).toEqual([
    { text: 'Welcome', startSeconds: 0 },
    { text: 'to', startSeconds: 1 },
    { text: '–.', startSeconds: 2 },
    { text: 'Call', startSeconds: 5 },
    { text: '–', startSeconds: 6 },
    { text: 'today.', startSeconds: 9 },
  ])
})

test('a name that is split over two Chinese captions is found', () => {
  const words = ['欢迎', '来到', '蓝', '门', '地产。'].map((text) => ({ text }))
  expect(wordsWithoutBrand(words, { ...brand, name: '蓝门' }).map(({ text }) => text)).toEqual([
    '欢迎',
    '来到',
    '–',
    '地产。',
  ])
})

test('custom texts of shots lose the brand as well', () => {
  const storyboard = {
    version: 1 as const,
    shots: [{ anchor: { place: 'end' as const }, texts: { headline: 'Call Porto Homes' }, items: ['+1 555 010 7788'] }],
  }
  const job = sampleJob('', { brand: { ...sampleJob('').brand, name: 'Porto Homes' }, storyboard })
  const [shot] = unbrandedJob({ ...job, unbrandedPath: 'x.mp4' }).storyboard?.shots ?? []
  expect(shot).toMatchObject({ texts: { headline: 'Call –' }, items: ['–'] })
})
