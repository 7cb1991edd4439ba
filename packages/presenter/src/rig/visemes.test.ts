import { expect, test } from 'vitest'
import { blendVisemes, VISEMES, visemeOf } from './visemes.ts'

test('lips close for m, b and p in English and Spanish', () => {
  for (const ipa of ['m', 'b', 'p', 'pʰ', 'β']) expect(visemeOf(ipa)).toBe('mbp')
  expect(VISEMES.mbp.above + VISEMES.mbp.below).toBe(0)
})

test('every sound of the two languages has its mouth, whatever stress or length marks it carries', () => {
  const expected = {
    ˈɛ: 'eh',
    iː: 'ee',
    ˈuː: 'oo',
    ˌaɪ: 'aa',
    ɑː: 'aa',
    æ: 'ae',
    oʊ: 'oh',
    ɪ: 'ih',
    θ: 'th',
    ð: 'th',
    ʃ: 'sh',
    dʒ: 'sh',
    tʃ: 'sh',
    v: 'fv',
    l: 'l',
    s: 's',
    z: 's',
    t: 'td',
    n: 'td',
    ɹ: 'r',
    k: 'k',
    ŋ: 'k',
    w: 'oo',
    j: 'ee',
    ˈo: 'oh',
    ɲ: 'td',
    x: 'k',
    ɾ: 'td',
    ʎ: 'l',
    ʝ: 'k',
    r: 'r',
  }
  for (const [ipa, viseme] of Object.entries(expected)) expect([ipa, visemeOf(ipa)]).toEqual([ipa, viseme])
})

test('silence is the smile at rest', () => {
  expect(visemeOf('')).toBe('rest')
})

test('a mouth between two others has the mean of both', () => {
  const half = blendVisemes(VISEMES.rest, VISEMES.aa, 0.5)
  expect(half.below).toBe(VISEMES.aa.below / 2)
  expect(half.jaw).toBe(VISEMES.aa.jaw / 2)
})
