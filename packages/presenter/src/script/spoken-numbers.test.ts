import { describe, expect, it, test } from 'vitest'
import type { Language } from '../composition/render-job.ts'
import { parseScript } from './parse-script.ts'

const spoken = (script: string, language: Language) =>
  parseScript(script, language)
    .words.map((word) => word.spoken)
    .join(' ')

describe('a common fraction', () => {
  it.each([
    ['en', 'A 1/2 acre lot with 2 1/2 baths.', 'A one half acre lot with 2 and a half baths.'],
    ['en', 'About 2½ hours, ¾ of it uphill.', 'About 2 and a half hours, three quarters of it uphill.'],
    ['es', 'A 1/2 hora, o 2 1/2 horas.', 'A media hora, o 2 y media horas.'],
    ['es', '1/2 día, 2 1/2 días', 'medio día, 2 y medio días'],
    ['hi', '1/4 एकड़', 'एक चौथाई एकड़'],
    ['fa', '۳/۴ هکتار', 'سه چهارم هکتار'],
    ['zh', '2½ 小时', '2 又二分之一 小 时'],
  ] as const)('in %s: %s', (language, script, words) => {
    expect(spoken(script, language).replaceAll(' ', '')).toBe(words.replaceAll(' ', ''))
  })

  it('is not recognised in a possible date, ratio or opening hours', () => {
    expect(spoken('Open 24/7 from 11/2.', 'en')).toBe('Open 24 7 from 11/2.')
    expect(spoken('Abre el 1/2.', 'es')).toBe('Abre el 1/2.')
  })
})

describe('a Spanish ordinal', () => {
  it.each([
    ['Piso 2.º, puerta 1.ª', 'Piso segundo, puerta primera'],
    ['El 3.er día y el 1er piso', 'El tercer día y el primer piso'],
    ['La planta 11.ª', 'La planta 11.ª'],
  ])('%s', (script, words) => {
    expect(spoken(script, 'es')).toBe(words)
  })
})

test('thousands and millions of a currency precede its name, in any order of signs', () => {
  expect(spoken('From €1.2M', 'en')).toBe('From 1.2 million euros')
  expect(spoken('Desde 1,2M€ o 1,2 M€', 'es')).toBe('Desde 1,2 millones de euros o 1,2 millones de euros')
  expect(spoken('950k€', 'es')).toBe('950 mil euros')
  expect(spoken('Por 1 M€ o 1M€', 'es')).toBe('Por 1 millón de euros o 1 millón de euros')
})

test.each(['en', 'es', 'fa', 'hi', 'zh'] as const)('sizes of files and powers have units in %s', (language) => {
  expect(spoken('20 MB, 7 GB, 5 kW, 9 kWh', language)).not.toMatch(/MB|GB|kW/)
})

describe('a phone number in groups', () => {
  it.each([
    ['en', 'Call (415) 555-0132 today', 'Call 4 1 5 5 5 5 0 1 3 2 today'],
    ['en', 'Call +44 20 7946 0123.', 'Call 4 4 2 0 7 9 4 6 0 1 2 3.'],
    ['es', 'Llama al +34 612 345 678, son 45 euros', 'Llama al 3 4 6 1 2 3 4 5 6 7 8, son 45 euros'],
    ['en', 'Call 415 555 0132.', 'Call 4 1 5 5 5 5 0 1 3 2.'],
    ['es', 'Llama al 612 345 678.', 'Llama al 6 1 2 3 4 5 6 7 8.'],
    ['es', 'Llama al 91 123 45 67.', 'Llama al 9 1 1 2 3 4 5 6 7.'],
    ['hi', 'फ़ोन +91 98765 43210', 'फ़ोन 9 1 9 8 7 6 5 4 3 2 1 0'],
    ['zh', '138 0013 8000', '1 3 8 0 0 1 3 8 0 0 0'],
    ['fa', 'تلفن +۹۸ ۲۱ ۸۸۷۶ ۵۴۳۲', 'تلفن 9 8 2 1 8 8 7 6 5 4 3 2'],
  ] as const)('is spoken digit by digit in %s: %s', (language, script, words) => {
    expect(spoken(script, language)).toBe(words)
  })

  it.each([
    ['en', 'In +3 years (2020) 1500 people came'],
    ['es', 'Entre 612 y 650 euros, 712 plazas'],
  ] as const)('is not recognised in %s: %s', (language, script) => {
    expect(spoken(script, language)).not.toMatch(/(?<!\d)\d \d (?!\d\d)/)
  })
})
