import { expect, test } from 'vitest'
import { unknownIpaSymbols, visemesOf } from './phonemes.ts'

const mouths = (sounds: string) => sounds.split(' ').map((ipa) => visemesOf(ipa).join('+'))

test('lips close for every kind of m, b and p', () => {
  for (const ipa of ['m', 'b', 'p', 'pʰ', 'ph', 'bʰ', 'bʱ', 'mː', 'ɓ', 'β', 'ɱ'])
    expect(visemesOf(ipa)).toEqual(['mbp'])
})

test('stress, length, tones, nasal marks, breath and the dots of retroflex sounds change nothing', () => {
  expect(mouths('ˈɛ iː ˌa ã ɛ̃ kʰ th ʈʰ s. ts.h ʈ ɖ ɳ a5 ˈĩ')).toEqual(mouths('ɛ i a a ɛ k t t s ts t d n a i'))
})

test('a diphthong shows each of its vowels in turn', () => {
  expect(mouths('aɪ oʊ ˈaʊ iou uei ˈɔːɹ onɡ əl')).toEqual([
    'aa+ih',
    'oh+oo',
    'aa+oo',
    'ee+oh+oo',
    'oo+eh+ee',
    'oh+r',
    'oh+td+k',
    'eh+l',
  ])
})

test('Mandarin: rounded y, unrounded back vowel, the vowel of "shi" and h', () => {
  expect(mouths('y ˈo- i. i̪ χ tɕh')).toEqual(['oo', 'eh', 'ih', 'ih', 'k', 'sh'])
})

test('Hindi palatals are the ch and j of English', () => {
  expect(mouths('c cʰ ɟ')).toEqual(mouths('tʃ tʃ dʒ'))
})

test('silence has no viseme, and unknown symbols are reported', () => {
  expect(visemesOf('')).toEqual([])
  expect(unknownIpaSymbols('aɪ')).toEqual([])
  expect(unknownIpaSymbols('ǂa')).toEqual(['ǂ'])
})
