import { describe, expect, it } from 'vitest'
import { legalDocuments, noticeDays, versionAhead, versionInForce } from './legal.ts'

const versions = [
  { version: 1, effectiveOn: '2025-06-26', changes: 'The first version.' },
  { version: 2, effectiveOn: '2026-03-01', changes: 'Credits of bundles end after a year.' },
]

describe('the version of a document', () => {
  it('is in force from midnight UTC of its day', () => {
    expect(versionInForce(versions, new Date('2026-02-28T23:59:59Z')).version).toBe(1)
    expect(versionInForce(versions, new Date('2026-03-01T00:00:00Z')).version).toBe(2)
  })

  it('is announced from 30 days before its day', () => {
    expect(versionAhead(versions, new Date('2026-01-29T23:59:59Z'))).toBeUndefined()
    expect(versionAhead(versions, new Date('2026-01-30T00:00:00Z'))?.version).toBe(2)
    expect(versionAhead(versions, new Date('2026-02-28T23:59:59Z'))?.version).toBe(2)
    expect(versionAhead(versions, new Date('2026-03-01T00:00:00Z'))).toBeUndefined()
  })
})

it.each(Object.entries(legalDocuments))(
  'the versions of %s count up from 1, each announced in time',
  (_, { versions: listed }) => {
    expect(listed.map(({ version }) => version)).toEqual(listed.map((_version, index) => index + 1))
    const days = listed.map(({ effectiveOn }) => Date.parse(effectiveOn) / 86_400_000)
    for (const [index, day] of days.slice(1).entries()) expect(day - (days[index] ?? 0)).toBeGreaterThan(noticeDays)
  },
)
