// The most marks that real writing puts on one letter is far below this; Unicode's stream-safe text format (UAX 15) has the same limit.
const MOST_MARKS = 30
const LONG_MARKS = new RegExp(String.raw`(\p{M}{${MOST_MARKS}})\p{M}+`, 'gu')

/** A text in NFC. Marks beyond 30 on one letter are left out: their sorting takes quadratic time. */
export const normalForm = (text: string) => text.replace(LONG_MARKS, '$1').normalize('NFC')
