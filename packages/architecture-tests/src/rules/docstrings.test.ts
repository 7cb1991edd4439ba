import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { docstrings } from './docstrings.ts'

it('refuses docstrings that open with Answers, Whoever or Somebody', () => {
  const faults = faultsOf(docstrings, {
    'infra/a.ts': '/** Answers the name. */\nexport const a = 1\n/**\n * Whoever asks.\n */\n// Somebody waits',
    'infra/b.ts': '/** Returns what somebody answers. */\n// The Answers table\nconst text = "Answers"',
  })

  expect(faults).toEqual(['infra/a.ts:1', 'infra/a.ts:3', 'infra/a.ts:6'])
})
