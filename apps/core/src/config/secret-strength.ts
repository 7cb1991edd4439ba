/** Bits. 16 random bytes in hex, the weakest key that tools generate, are estimated at 80 or more. */
export const SECRET_BITS_MIN = 72

/** Words and keyboard rows, which are removed before the entropy is estimated. */
const TYPED = new RegExp(
  [
    'change[-_ .]?(it|me|this)?|passw(or)?d|secret|example|vitrine|default|development|production|placeholder|insert|replace|letmein',
    'qwertyuiop|asdfghjkl|zxcvbnm|qwerty|1234567890|12345678|0123456789|abcdefgh',
  ].join('|'),
  'gi',
)

/** The pairs of letters that make up more than half of English text and a fourteenth of random letters. */
const ENGLISH_PAIRS = new Set(
  (
    'th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur ' +
    'me ne wo li ch ma co no om ll'
  ).split(' '),
)
const ENGLISH_SHARE = 0.45
/** Bits that a letter of English text is worth at most. */
const ENGLISH_BITS = 1.8

/**
 * Estimates the entropy of a key in bits: its length times what one character is worth, without typed words and
 * repetitions. Estimates of random keys are a little low, since a short text never shows all its characters.
 */
export function secretBits(key: string): number {
  const core = unrepeated(key.replace(TYPED, ''))
  const steps = Array.from(core, (_, index) => core.charCodeAt(index) - core.charCodeAt(index - 1)).slice(1)
  const bitsEach = Math.min(entropy(core.split('')), entropy(steps), isEnglish(core) ? ENGLISH_BITS : Infinity)
  return core.length * bitsEach
}

/** Returns the shortest prefix whose repetition gives the text. */
function unrepeated(text: string): string {
  let period = 1
  while (period < text.length && !text.startsWith(text.slice(period))) period += 1
  return text.slice(0, period)
}

/** Returns the Shannon entropy of a sequence in bits per item. */
function entropy(items: readonly unknown[]): number {
  const counts = new Map<unknown, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / items.length) * Math.log2(count / items.length)
  return bits
}

function isEnglish(text: string): boolean {
  // Random keys mix capitals and small letters, so only text in capitals is lowered.
  const read = /[a-z]/.test(text) ? text : text.toLowerCase()
  const pairs = Array.from({ length: Math.max(0, read.length - 1) }, (_, index) => read.slice(index, index + 2))
  const letters = pairs.filter((pair) => /^[a-z]{2}$/.test(pair))
  return (
    letters.length >= pairs.length / 2 &&
    letters.filter((pair) => ENGLISH_PAIRS.has(pair)).length >= letters.length * ENGLISH_SHARE
  )
}
