// Real text has far fewer combining marks on a letter. Unicode's stream-safe text format (UAX 15) has the same limit.
const MARKS_MAX = 30
const LONG_MARKS = new RegExp(String.raw`(\p{M}{${MARKS_MAX}})\p{M}+`, 'gu')

/** Normalizes to NFC. Drops marks beyond 30 on a letter, because sorting them takes quadratic time. */
export const normalForm = (text: string) => text.replace(LONG_MARKS, '$1').normalize('NFC')
