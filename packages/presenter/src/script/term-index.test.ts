import { expect, test } from 'vitest'
import { parseScript } from './index.ts'
import { hintsIn, pronounced } from './pronunciation.ts'
import { createTermIndex } from './term-index.ts'

const found = (text: string, ...terms: string[]) =>
  createTermIndex(terms.map((term) => [term, term] as const))
    .find(text)
    .map(({ from, to, entry }) => `${entry}=${text.slice(from, to)}`)

test('terms are whole words, ignoring case, also beside signs and before a possessive ending', () => {
  expect(found('Porto, PORTO’s portos. (porto) Porto-Tours re-porto', 'Porto')).toEqual([
    'Porto=Porto',
    'Porto=PORTO',
    'Porto=porto',
    'Porto=Porto',
    'Porto=porto',
  ])
})

test('case matters for a term with a capital inside', () => {
  expect(found('Ask us in the US. iPhone, iphone', 'US', 'iPhone')).toEqual(['US=US', 'iPhone=iPhone'])
})

test('the longest matching term is used, over line ends and several spaces', () => {
  expect(found('Old  Town\nSquare in the old town', 'old', 'Old Town', 'old town square')).toEqual([
    'old town square=Old  Town\nSquare',
    'Old Town=old town',
  ])
})

test('terms with signs differ from those without', () => {
  expect(found('C, C++ and A&B', 'C++', 'A&B')).toEqual(['C++=C++', 'A&B=A&B'])
  expect(found('C++ or C#', 'C')).toEqual([])
})

test.each([
  ['欢迎来到宁静港湾酒店。', '宁静港湾', ['宁静港湾=宁静港湾']],
  ['来到Porto海边', 'Porto', ['Porto=Porto']],
  ['宁静，港湾', '宁静港湾', []],
  ['خانه‌های ما', 'خانه', []],
  ['در كيش بمانید', 'کیش', ['کیش=كيش']],
  ['घरों का घर', 'घर', ['घर=घर']],
])('terms are found by the rules of their language: %s', (text, term, expected) => {
  expect(found(text, term)).toEqual(expected)
})

test('a term inside a Chinese word is said differently, and its surroundings are not', () => {
  const script = parseScript('欢迎来到宁静港湾酒店。', 'zh')
  const { words } = pronounced(script, [{ written: '静港', spoken: 'X Y' }])
  expect(words.map(({ text }) => text)).toEqual(script.words.map(({ text }) => text))
  expect(words.map(({ spoken }) => spoken).join(' ')).toMatch(/宁 X Y 湾/)
})

test('signs after a term are said with it, and spelled words stay spelled', () => {
  const hints = [{ written: 'Zwölf', spoken: 'tsvoelf' }]
  const said = (script: string) => pronounced(parseScript(script, 'en'), hints).words.map(({ spoken }) => spoken)
  expect(said('“Zwölf”, Zwölf’s ZWÖLF!')).toEqual(['tsvoelf”,', 'tsvoelf’s', 'tsvoelf!'])
  expect(said('[spell: Zwölf]')).toEqual(['Z W Ö L F'])
})

test('a script uses only the glossary terms that it contains', () => {
  const hints = ['Porto', 'Alfama', 'Sintra'].map((written) => ({ written, spoken: 'x' }))
  expect(hintsIn('[slow: Sintra] and **Porto** and sintra', 'en', hints).map(({ written }) => written)).toEqual([
    'Sintra',
    'Porto',
  ])
})
