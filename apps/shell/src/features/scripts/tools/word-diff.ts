import { diffArrays } from 'diff'

/** A run of words: one that stayed, or what was there before and what stands there now. */
export type Change = { kind: 'same'; text: string } | { kind: 'changed'; before: string; after: string }

/** A comparison that takes longer helps nobody: the texts have nothing in common. */
const PATIENCE_MS = 500

/** Returns the changes between two texts, by the words of their language. */
export function wordDiff(before: string, after: string, language: string): Change[] {
  const parts = diffArrays(wordsOf(before, language), wordsOf(after, language), { timeout: PATIENCE_MS })
  if (!parts) return [{ kind: 'changed', before, after }]
  const changes: Change[] = []
  for (const { added, removed, value } of parts) {
    const text = value.join('')
    if (!added && !removed) addSame(changes, text)
    else addChange(changes, removed ? text : '', added ? text : '')
  }
  return changes
}

/** A space alone between two changes belongs to them: nobody reads single words crossed out one by one. */
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
