// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/show.tsx'
import { countWords } from '../document/count-words.ts'
import type { Replacement } from './replacements.ts'
import Review from './review.tsx'

const before = { script: 'We are very happy to welcome you', language: 'en' } as const
const shorter: Replacement = {
  before,
  after: { ...before, script: 'We gladly welcome you' },
  kind: 'optimized',
} as never
const translated: Replacement = {
  before,
  after: { script: 'Bienvenidos', language: 'es' },
  kind: 'translated',
} as never

function showReview(replacement: Replacement) {
  const [undo, keep] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const count = (text: Replacement['before']) => countWords(text.script, text.language)
  const shown = show(<Review replacement={replacement} countWords={count} onUndo={undo} onKeep={keep} />)
  return { ...shown, undo, keep }
}

const changes = (tag: 'del' | 'ins') =>
  [...document.querySelectorAll(`[role=group] ${tag}`)].map((one) => one.textContent?.trim())

it('marks removed and added words, and shows how much shorter the script is', () => {
  showReview(shorter)

  expect(changes('del')).toEqual(['are very happy to'])
  expect(changes('ins')).toEqual(['gladly'])
  expect(screen.getByRole('status').textContent).toContain('1 change · 3 words shorter')
})

it('shows a translation alone, and both texts side by side on request', async () => {
  const { person } = showReview(translated)
  expect(screen.queryByText(before.script)).toBeNull()
  expect(screen.getByText('Bienvenidos').getAttribute('lang')).toBe('es')

  await person.click(screen.getByRole('button', { name: 'Compare side by side' }))

  expect(screen.getByText(before.script).getAttribute('lang')).toBe('en')
  expect(screen.getByText('Bienvenidos')).toBeTruthy()
})

it('offers the old and the new text', async () => {
  const { person, undo, keep } = showReview(shorter)

  await person.click(screen.getByRole('button', { name: 'Undo' }))
  expect([undo.mock.calls.length, keep.mock.calls.length]).toEqual([1, 0])
  await person.click(screen.getByRole('button', { name: 'Keep changes' }))
  expect(keep).toHaveBeenCalledOnce()
})
