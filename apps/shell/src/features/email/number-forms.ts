/** A text written out for each form that its number takes in a language, with the number as a variable: `{credits}`. */
export interface NumberForms {
  name: string
  /** By category of the number: `one`, `other`, or a number itself: `=0`. */
  texts: Readonly<Record<string, string>>
}

const PLURAL = /\{\s*(\w+)\s*,\s*plural\s*,((?:\s*(?:\w+|=\d+)\s*\{(?:[^{}]|\{\w+\})*\})+)\s*\}/g
const CASE = /(=?\b\w+)\s*\{((?:[^{}]|\{\w+\})*)\}/g
/** Braces between apostrophes are plain text, and so are doubled apostrophes. */
const QUOTED = /'['{}]/

/** Returns the forms of an ICU message; undefined where it depends on no number, or on more than two lines can show. */
export function formsOf(message: string): NumberForms | undefined {
  const [first, ...others] = [...message.matchAll(PLURAL)]
  const rest = message.replaceAll(PLURAL, '')
  if (!first || QUOTED.test(message) || /\{[^{},]*,/.test(rest)) return undefined
  const [, name = ''] = first
  const categories = categoriesOf(first)
  const isSame = (other: RegExpExecArray) => other[1] === name && categoriesOf(other).join() === categories.join()
  if (!others.every(isSame)) return undefined
  const textFor = (category: string) =>
    message.replaceAll(PLURAL, (_, _name: string, cases: string) => {
      const chosen = [...cases.matchAll(CASE)].find(([, one]) => one === category)?.[2] ?? ''
      return chosen.replaceAll(/'#'|#/g, (sign) => (sign === '#' ? `{${name}}` : '#'))
    })
  return { name, texts: Object.fromEntries(categories.map((category) => [category, textFor(category)])) }
}

function categoriesOf([, , cases = '']: RegExpExecArray): string[] {
  return [...cases.matchAll(CASE)].map(([, category = '']) => category)
}

/** Returns the ICU message of forms. What they begin and end with in common stands in it once. */
export function messageOf({ name, texts }: NumberForms): string {
  const all = Object.values(texts)
  const number = `{${name}}`
  const start = sharedStart(all.map((text) => text.split(number, 1)[0] ?? ''))
  const end = sharedEnd(all.map((text) => text.slice(start.length)).map((text) => text.split(number).at(-1) ?? ''))
  const cases = Object.entries(texts).map(([category, text]) => {
    const own = text.slice(start.length, text.length - end.length)
    return `${category} {${own.replaceAll('#', "'#'").replaceAll(number, '#')}}`
  })
  return `${start}{${name}, plural, ${cases.join(' ')}}${end}`
}

/** Ends before a word, outside of braces. */
function sharedStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts
  let length = 0
  while (length < first.length && others.every((text) => text[length] === first[length])) length++
  const same = first.slice(0, length)
  const shared = same.slice(0, same.lastIndexOf(' ') + 1)
  const open = shared.lastIndexOf('{')
  return open > shared.lastIndexOf('}') ? shared.slice(0, open) : shared
}

/** Begins after a word, outside of braces. */
function sharedEnd(texts: readonly string[]): string {
  const [first = '', ...others] = texts
  let length = 0
  while (length < first.length && others.every((text) => text.at(-1 - length) === first.at(-1 - length))) length++
  const shared = first.slice(first.length - length)
  const outside = shared.slice(shared.lastIndexOf('}') + 1)
  const begin = outside.search(/[\s.!?。！？।]/)
  return begin < 0 ? '' : outside.slice(begin)
}
