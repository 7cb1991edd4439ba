import type { BrandDesign } from '@vitrine/contract'
import { expect, it } from 'vitest'
import { textsWithEarlierName } from './earlier-names.ts'
import { fieldsOf, withFields } from './fields.ts'

const design = {
  companyName: 'Sea Lane',
  colours: { primary: '#000000' },
  words: {
    en: {
      promise: 'Azure Coast says hello.',
      sampleLine: 'The azure coastline is warm.',
      audiences: [{ title: 'Guides', text: 'With azure coast, and Azure Coast’s crew.' }],
    },
    fa: { promise: 'به Azure Coast خوش آمدید.' },
  },
  presenters: ['kai', 'maya', 'tom'],
  video: { openingLine: '', closingLine: 'Book at Azure Coast' },
  legal: { companyName: 'Azure Coast Media Ltd' },
  customCss: '/* Azure Coast */',
} as unknown as BrandDesign

it('finds a former name in every text and language, as a whole word, ignoring case', () => {
  expect(textsWithEarlierName(design, ['Azure Coast', 'Sea Lane']).map(({ path, renamed }) => [path, renamed])).toEqual(
    [
      ['words.en.promise', 'Sea Lane says hello.'],
      ['words.en.audiences.0.text', 'With Sea Lane, and Sea Lane’s crew.'],
      ['words.fa.promise', 'به Sea Lane خوش آمدید.'],
      ['video.closingLine', 'Book at Sea Lane'],
      ['legal.companyName', 'Sea Lane Media Ltd'],
    ],
  )
})

it('finds nothing when the new name contains the former one or is missing', () => {
  const grown = { ...design, companyName: 'Azure Coast Media' }
  const words = { ...design.words, en: { ...design.words.en, promise: 'Azure Coast Media says hello.' } }
  const found = textsWithEarlierName({ ...grown, words }, ['Azure Coast']).map(({ path }) => path)

  expect(found).not.toContain('words.en.promise')
  expect(textsWithEarlierName({ ...design, companyName: ' ' }, ['Azure Coast'])).toEqual([])
})

it('changes fields by path without modifying the original design', () => {
  const next = withFields(
    design,
    new Map([
      ['words.en.audiences.0.text', 'New'],
      ['words.fa.promise', undefined],
      ['words.zh.audiences.0.title', '新'],
    ]),
  )

  expect(next.words.en.audiences[0]?.text).toBe('New')
  expect(next.words.fa).toEqual({})
  expect(next.words.zh).toEqual({ audiences: [{ title: '新' }] })
  expect(fieldsOf(design).get('words.en.audiences.0.text')).toBe('With azure coast, and Azure Coast’s crew.')
})
