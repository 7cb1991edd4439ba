/** Texts that repeat a small pattern, and a measure of the time to read them. A reader that rescans takes quadratic time. */

const SPACES = ['\n', '\r\n', '\r', ' ', '\t', '\u00a0', '\u2028', '\u200b', '\ufeff']
const EMPHASIS = ['`', '```', '*', '**', '***', '_', '__', '~', '~~']
const LINE_STARTS = ['#', '# ', '> ', '- ', '* ', '+ ', '1. ', '1) ', '---\n', '- - ']
const BRACKETS = ['[', ']', '](', '![', '![a](', '[a](b', '[[', '(', '((', '{', '{a', '|', '|a', '^', '\\', '\\(']
const TAGS = ['<', '</', '<a ', '<a', '<b>', '<!--', '<style>', '<script>x', '<br', '</p ', '>', '/>']
const HEAD_TAGS = ['<meta ', '<title>', '<svg ', '<img src=']
const SIGNS = ['&', '&#', '&amp;', '%', '%2', '%00', ';', ',', ' ,', '.', '..', '. ', '…', '!', '?', '?!', ':', '=']
const QUOTES = ['"', '""', "'", '"a', "'a", '“', '”', '«', '"\n', '";']
const ADDRESSES = ['@', 'a@', 'a@a.', '.a@', 'a.', '.a.', 'a-', '-.', '-', '/', '//', 'www.', 'https://', 'http://a.']
const MORE_ADDRESSES = ['mailto:', 'a.com/', '=1']
const DIGITS = ['0', '1', '1,', '1.', '1.1', '1:', '1-', '$1', '$1/', '+1', '(1', '1 ', '2026-01-', '12/', '#1']
const OTHER_DIGITS = ['١', '۱', '۱٬', '१', '१,', '१२९', '１', '٪', '౧']
const OTHER_SIGNS = ['。', '，', '、', '！', '？', '「', '」', '।', '। ', '॥', '؟', '،', '؛ ', '¿', '¡']
const LETTERS = [
  'a',
  'ab ',
  'Ab ',
  'A',
  'A ',
  'a ',
  'Σ',
  'ß',
  'İ',
  '一',
  '一二',
  '一1',
  '中a',
  '的',
  'ا',
  'ا ',
  'क',
  'क्',
  'ж',
]
const MARKS = ['\u0301', 'a\u0301', '\u0301\u0323', 'e\u0344\u0323', '\u200c', '\u200d', 'a\u200d', 'क\u094d\u200d']
const WIDE_FORMS = ['\ufdfa', 'ﬃ', 'ﷺ ', 'Ǆ']
const EMOJI = ['😀', '👨\u200d', '1\ufe0f\u20e3', '1\u20e3', '🇪', '🏽', '\ufe0f', '\u{e0061}']
const UNSEEN = ['\u202e', '\u2066', '\uffff', '\ufffd', '\ud83d', '\udc00', '\0', '\u0007', '\u007f']
const MARK_LINES = ['[picture 1]\n', '[presenter]\n', '[ ', ' [a]']
const DELIVERY_MARKS = [
  '[pause ',
  '[pause 1s]',
  'a[pause 9s',
  '[slow:',
  '[slow: a',
  '[slow: a]',
  '[spell: a1]',
  'a]',
  '[fast:[pause]',
]
const CODE = ['font:', 'a:b;', 'a{', 'a{b:c}', '@media a{', '/*', 'url(', ':is(', 'logo="']

/** Two patterns in turn, of kinds that stand beside each other in what people write. */
const LINE_TURNS = ['\n ', ' \n', '\t\n', '\n*', '\n-', '\n#', '\n1.', '\n`', '\n"']
const PAIRS = ['`a', '*a', '**a', '_a', '~~a', '[]', '()', '<>', '"a"', "'a'"]
const SIGN_TURNS = ['a,', 'a;', '1a', '.a', 'a"', 'a. b, ', '一，', 'ا،', 'क।', '😀a', '\u0301a', 'a\u200c']
const WORDS = ['Aa Bb. ', 'very a ', '. a', 'Dr. ', '5 km ', 'a / b ']

export const patterns: readonly string[] = [
  SPACES,
  EMPHASIS,
  LINE_STARTS,
  BRACKETS,
  TAGS,
  HEAD_TAGS,
  SIGNS,
  QUOTES,
  ADDRESSES,
  MORE_ADDRESSES,
  DIGITS,
  OTHER_DIGITS,
  OTHER_SIGNS,
  LETTERS,
  MARKS,
  WIDE_FORMS,
  EMOJI,
  UNSEEN,
  MARK_LINES,
  DELIVERY_MARKS,
  CODE,
  LINE_TURNS,
  PAIRS,
  SIGN_TURNS,
  WORDS,
].flat()

/** Each reader gets every 12th pattern, with an offset. `npm run long` gives all. */
const STRIDE = 12

/** Returns the patterns for the reader at this place. */
export function patternsFor(place: number): readonly string[] {
  if (process.env.TEST_SCOPE === 'long') return patterns
  return patterns.filter((_, index) => index % STRIDE === place % STRIDE)
}

/** Returns a text of `size` characters that repeats the pattern, alone or between words. */
export function repeated(pattern: string, size: number, around: 'alone' | 'between words' = 'between words'): string {
  const [start, end] = around === 'alone' ? ['', ''] : ['Hello. ', ' World.']
  const room = Math.max(0, size - start.length - end.length)
  return start + pattern.repeat(Math.ceil(room / pattern.length)).slice(0, room) + end
}

/** Limit in milliseconds of CPU, and tolerance for slow machines. */
export const LIMIT_MS = 100
const SPARE = 3
/** Four times the text takes 4 times as long in linear and 16 times in quadratic time. */
const GROWTH_MAX = 9
/**
 * What a quarter counts as at least. Words of a quarter stay in the processor's caches and those of the whole do not: `parseScript` takes
 * 5 ms for 15,000 characters of `|a`, 47 for 60,000 and 175 for 240,000, which is linear, yet nine times as much from the first to the
 * second.
 */
const QUARTER_MIN_MS = 20
const ATTEMPTS = 4
/** The CPU clock of a thread may move in steps of 4 ms, too coarse for a single reading of a quarter. */
const QUARTERS = 4

type Cost = (size: number) => number | Promise<number>

/** Other processes may slow one of the two sizes; only a size that is slow in every round is a fault. */
const ROUNDS = 3

/** Returns why a reader is not linear, or undefined. `cost` measures one reading. A slow result is measured again. */
export async function slowness(cost: Cost, size: number, limitMs = LIMIT_MS): Promise<string | undefined> {
  if ((await cost(size)) <= limitMs) return undefined
  let fault: string | undefined
  for (let round = 0; round < ROUNDS; round++) {
    fault = await growth(cost, size, limitMs)
    if (!fault) return undefined
  }
  return fault
}

async function growth(cost: Cost, size: number, limitMs: number): Promise<string | undefined> {
  const [whole, quarter] = [await best(cost, size), await best(cost, size / 4, QUARTERS)]
  const figures = `${whole.toFixed(0)} ms for ${size} characters, ${quarter.toFixed(0)} ms for a quarter`
  if (whole > limitMs * SPARE) return `takes ${figures}`
  return whole > limitMs && whole > Math.max(quarter, QUARTER_MIN_MS) * GROWTH_MAX
    ? `grows too fast: ${figures}`
    : undefined
}

/** Returns the least mean of `readings` readings in a row. */
async function best(cost: Cost, size: number, readings = 1): Promise<number> {
  let least = Infinity
  for (let turn = 0; turn < ATTEMPTS; turn++) {
    let sum = 0
    for (let reading = 0; reading < readings; reading++) sum += await cost(Math.round(size))
    least = Math.min(least, sum / readings)
  }
  return least
}

/** Returns the CPU time of this thread in milliseconds. */
export function threadMs(work: () => unknown): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
