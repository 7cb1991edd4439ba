import { expect, it } from 'vitest'
import { type MarkKind, insertMark } from './insert-mark.ts'

/** A script with a mark inserted at the selection, which stands between two bars. One bar is a cursor. */
function inserted(script: string, kind: MarkKind): string {
  const from = script.indexOf('|')
  const to = script.lastIndexOf('|')
  const text = script.replaceAll('|', '')
  const selection = { from, to: to > from ? to - 1 : from }
  const change = insertMark(text, selection, kind)
  const made = text.slice(0, change.from) + change.text + text.slice(change.to)
  const selected = made.slice(change.selectFrom, change.selectTo)
  return `${made} (${selected})`
}

it.each([
  ['Come |in.', 'pause', 'Come [pause 0.5s] in. ()'],
  ['Come in|.', 'pause', 'Come in [pause 0.5s]. ()'],
  ['|Come in.', 'pause', '[pause 0.5s] Come in. ()'],
  ['Come |here and| see', 'slow', 'Come [slow: here and] see (here and)'],
  ['Come | here | see', 'slow', 'Come  [slow: here]  see (here)'],
  ['Come he|re now', 'emphasis', 'Come [emphasis: here] now (here)'],
  ['Come |here\nand| see', 'fast', 'Come [fast: here]\nand see (here)'],
  ['Come |[slow: here]|', 'spell', 'Come [spell: here] (here)'],
  ['[emphasis: |Come|] in', 'spell', '[spell: Come] in (Come)'],
  ['[slow: Come he|re] now', 'fast', '[fast: Come here] now (Come here)'],
  ['[slow: Come he|re] now', 'slow', 'Come here now (Come here)'],
  ['[slow: Co|me] now', 'pause', '[slow: Come] [pause 0.5s] now ()'],
  ['[slow: Come] no|w', 'fast', '[slow: Come] [fast: now] (now)'],
] as const)('%s with %s', (script, kind, expected) => {
  expect(inserted(script, kind)).toBe(expected)
})
