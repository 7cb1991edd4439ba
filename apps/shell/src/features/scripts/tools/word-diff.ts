import { diffArrays } from 'diff'

/** A run of words: unchanged ones, or those before and after a change. */
export type Change = { kind: 'same'; text: string } | { kind: 'changed'; before: string; after: string }

/** Longer comparisons are given up: such texts have nothing in common. */
const TIMEOUT_MS = 500

/** Returns the changes between two texts, by the words of their language. */
export function wordDiff(before: string, after: string, language: string): Change[] {
  const parts = diffArrays(wordsOf(before, language), wordsOf(after, language), { timeout: TIMEOUT_MS })
  if (!parts) return [{ kind: 'changed', before, after }]
  const changes: Change[] = []
  for (const { added, removed, value } of parts) {
    const text = value.join('')
    if (!added && !removed) addSame(changes, text)
    else addChange(changes, removed ? text : '', added ? text : '')
  }
  return changes
}

/** A lone space between two changes is part of them, so that whole phrases are crossed out instead of single words. */
function addSame(changes: Change[], text: string): void {
  const last = changes.at(-1)
  if (last?.kind === 'changed' && /^ +$/.test(text)) {
    last.before += text
    last.after += text
  } else changes.push({ kind: 'same', text })
}

function addChange(changes: Change[], before: string, after: string): void {
  const last = changes.at(-1)
  if (last?.kind === 'changed') {
    last.before += before
    last.after += after
  } else changes.push({ kind: 'changed', before, after })
}

function wordsOf(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
}
