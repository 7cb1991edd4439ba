import { stableClasses } from '@vitrine/contract'
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true })

it.each(stableClasses)('the interface uses the class %s, which partners rely on', (name) => {
  expect(Object.values(sources).some((source) => source.includes(`className: '${name}'`))).toBe(true)
})
