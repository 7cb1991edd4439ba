import { expect, test } from 'vitest'
import { countWords, estimateSeconds, hasWords, parseScript } from './index.ts'
import { pronounced } from './pronunciation.ts'

const shown = (script: string) => parseScript(script, 'en').words.map(({ text }) => text)
const spoken = (script: string, language: 'en' | 'es' = 'en') =>
  parseScript(script, language).words.map((word) => word.spoken)

test('a script of emoji, signs or nothing has no word to say', () => {
  for (const script of ['', '   \n\t ', '🌊🏖️👨‍👩‍👧 🇪🇸 1️⃣', '— … !!! ***', '\u0000\u200b\ufeff', '![](x.png)']) {
    expect({ script, words: countWords(script, 'en') }).toEqual({ script, words: 0 })
    expect([script, hasWords(script, 'en')]).toEqual([script, false])
  }
  for (const script of ['&', '[picture 1]\na', '۵', '# 7'])
    expect([script, hasWords(script, 'en')]).toEqual([script, true])
})

test('markup, emoji and control characters are neither said nor shown', () => {
  const script = '# Welcome 🌊, **dear** _guests_\u0007!\n\n- <b>Two</b> pools\n- [Book now](https://x.example/book)'
  expect(shown(script)).toEqual(['Welcome,', 'dear', 'guests!', 'Two', 'pools', 'Book', 'now'])
})

test('emphasis signs are removed without leaving a gap, also when unbalanced', () => {
  const script = '**Free**dom, ~~old~~new, ``a`b, **c*d, snake_case, 2 * 3, *open'
  expect(shown(script)).toEqual(['Freedom,', 'oldnew,', 'ab,', 'cd,', 'snake', 'case,', '2', '3,', 'open'])
})

test('a heading, a quote and a number alone on a line are said', () => {
  const { sentences } = parseScript('One morning\n\n## The sea\n\n> A quote\n\n---\n\n12.', 'en')
  expect(sentences.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
    'One morning',
    'The sea',
    'A quote',
    '12.',
  ])
})

test('style and script elements are removed with their contents, also unclosed ones', () => {
  expect(shown('a <style>b {}</style> c <SCRIPT x>d < e</script > f <style>g')).toEqual(['a', 'c', 'f', 'g'])
})

test('marks beyond thirty on one letter are left out', () => {
  const [word] = parseScript(`Cafe${'\u0301'.repeat(200)} open`, 'en').words
  expect(word?.text).toBe(`Café${'\u0301'.repeat(29)}`)
})

test('a list item and a blank line end a sentence, a single line break does not', () => {
  const { sentences } = parseScript('One morning\nby the sea\n\n- first\n- second', 'en')
  expect(sentences.map(({ words }) => words.length)).toEqual([5, 1, 1])
})

test('a title before a name does not end a sentence', () => {
  expect(parseScript('Dr. Silva waits. Come in.', 'en').sentences).toHaveLength(2)
})

test('a link is shown by its host and said with its dots', () => {
  const [word] = parseScript('https://www.waymark.example/tours?x=1.', 'en').words
  expect(word).toEqual({ text: 'waymark.example.', spoken: 'waymark dot example.' })
  expect(spoken('hola@mar.example', 'es')).toEqual(['hola arroba mar punto example'])
})

test('a missing space after a full stop is not taken for a link', () => {
  expect(spoken('The end.Next')).toEqual(['The', 'end.Next'])
})

test('an amount is said with its currency after it', () => {
  expect(spoken('from $1,290, please')).toEqual(['from', '1290 dollars,', 'please'])
  expect(spoken('desde 95 m² y €20', 'es')).toEqual(['desde', '95', 'metros cuadrados', 'y', '20 euros'])
})

test('nothing reaches the voice that would start its own phoneme notation', () => {
  expect(spoken('a [[h@loU]] <voice name="x"> b').join(' ')).not.toMatch(/[[\]<>]/)
})

test('a very long word is said in pieces and shown whole', () => {
  const long = 'a'.repeat(300)
  const [word] = parseScript(long, 'en').words
  expect(word?.text).toBe(long)
  expect(word?.spoken.split(' ').every((piece) => piece.length <= 40)).toBe(true)
})

test('a lone dash is shown with the word before it', () => {
  expect(shown('Sea — and sun')).toEqual(['Sea —', 'and', 'sun'])
})

test('Chinese is counted in words, with the punctuation at the word before', () => {
  const { words } = parseScript('欢迎来到海边，我们等您。', 'zh')
  expect(words.length).toBeGreaterThan(4)
  expect(words.every(({ text }) => !/^[，。]/.test(text))).toBe(true)
})

test('a script without words takes no time, and 144 words of usual length about a minute', () => {
  expect(estimateSeconds('🌊', 'en')).toBe(0)
  const sentence = 'Every morning begins by the water and ends under a wide sky. '
  expect(estimateSeconds(sentence.repeat(12), 'en')).toBeGreaterThan(48)
  expect(estimateSeconds(sentence.repeat(12), 'en')).toBeLessThan(65)
})

test.each([
  ['en', 'Built in 1998, from 10:30 to 6 p.m., 1,290 sq ft.', ['19 98,', '10 30', 'p m.,', '1290', 'square', 'feet.']],
  [
    'en',
    'On 7/12/2026 from $1,290.50, or $95/night.',
    ['July 12th, 2026', '1290 dollars 50 cents,', '95 dollars per night.'],
  ],
  ['en', 'No. 5 is 1 km away, 24°C, call 555-0123.', ['number', 'kilometre', '24 degrees Celsius,', '5 5 5 0 1 2 3.']],
  ['es', 'El 12/05/2026 cuesta 1.290,50 € y 12,5 km.', ['12 de mayo de 2026', 'euros', '12,5', 'kilómetros.']],
  ['fa', 'قیمت ۱٬۲۹۰ دلار و ۵۰٪ است.', ['1290', '50 درصد']],
  ['hi', 'कीमत ₹1,25,000 और १२९० है।', ['125000 रुपये', '1290']],
  ['en', 'On Jan. 5, 12 % off, 10 mph.', ['January', 'percent', 'miles per hour.']],
  ['es', 'A 95 €/noche, 12,5 %, 200 m2, EE. UU.', ['euros por noche,', 'por ciento,', 'metros cuadrados,', 'Estados']],
  ['zh', '约120㎡，24℃，￥95。', ['120 平方米，', '24 摄氏度，', '95 元。']],
  ['hi', 'केवल 5 कि.मी., और ५ ha।', ['किलोमीटर,', 'हेक्टेयर।']],
  ['fa', 'تا ۱۴۰۵/۰۲/۱۳، ۹۵ یورو/شب.', ['13 اردیبهشت 1405،', 'یورو برای هر شب.']],
  ['zh', '价格是$1,290，有2间卧室，2026年建成，50%。', ['1290 美元，', '两', '2 0 2 6', '百分之50。']],
] as const)('numbers, sums, units and dates are said in full (%s): %s', (language, script, expected) => {
  const words = parseScript(script, language).words.map((word) => word.spoken)
  for (const word of expected) expect(words).toContain(word)
})

test.each([
  ['es', '¿Vienes? ¡Sí! Av. Mar 5.', 3],
  ['fa', 'خانه را می‌بینید؟ بله. خوش آمدید!', 3],
  ['hi', 'आइए। यह घर है। क्या आप देखेंगे?', 3],
  ['zh', '你好！欢迎来到海边。要看看吗？', 3],
  ['en', 'Open at 3 p.m. daily. No. Come in. Mr. K. is J. Smith.', 4],
] as const)('sentences end where the language ends them (%s)', (language, script, count) => {
  expect(parseScript(script, language).sentences).toHaveLength(count)
})

test('a Persian word with a joiner inside stays whole', () => {
  expect(parseScript('خانه‌های می‌بینید', 'fa').words.map(({ text }) => text)).toEqual(['خانه‌های', 'می‌بینید'])
})

test('names and sums inside Chinese stay whole', () => {
  expect(parseScript('来到Porto Sereno，$1,290起。', 'zh').words.map(({ text }) => text)).toEqual([
    '来到',
    'Porto',
    'Sereno，',
    '$1,290',
    '起。',
  ])
})

test('marks on lines of their own belong to the next sentence and are neither said nor counted', () => {
  const script = 'Hello there.\n[picture 2]\nLook at this. And this.\n\n[ Presenter ]\nThank you.\n[picture 3]\n'
  expect(parseScript(script, 'en').sentences.map(({ mark }) => mark)).toEqual([
    undefined,
    { kind: 'picture', index: 2 },
    undefined,
    { kind: 'presenter' },
  ])
  expect(countWords(script, 'en')).toBe(9)
  expect(shown('See [picture 2] here')).toContain('picture')
})

test('a pronunciation hint changes spoken words, ignoring case and over several words, but not shown ones', () => {
  const hints = [
    { written: 'Sereno', spoken: 'wrong' },
    { written: 'porto sereno', spoken: 'por toe seh ray no' },
    { written: 'sea', spoken: 'C' },
  ]
  const { words } = pronounced(parseScript('Porto Sereno, by the SEA! Seaside.', 'en'), hints)
  expect(words.map(({ text }) => text).join(' ')).toBe('Porto Sereno, by the SEA! Seaside.')
  expect(words.map((word) => word.spoken).join(' ')).toBe('por toe seh ray no, by the C! Seaside.')
  const chinese = pronounced(parseScript('欢迎来到宁静港湾。', 'zh'), [{ written: '宁静港湾', spoken: '宁 静 港' }])
  expect(chinese.words.map((word) => word.spoken).join('')).toContain('宁 静')
})

test('a text without a full stop is still cut into pieces', () => {
  const { sentences } = parseScript('word '.repeat(300), 'en')
  expect(sentences.length).toBeGreaterThan(3)
})
