import { expect, it } from 'vitest'
import { detailText } from './detail-text.ts'

it.each([
  [{}, ''],
  [{ from: 'partner editor', to: 'partner analyst' }, 'Before: Editor · After: Analyst'],
  [{ way: 'password', hasFactor: true }, 'Method: password · With two-factor code'],
  [{ way: 'sso', hasFactor: false, ended: 2000 }, 'Method: single sign-on · Sessions ended: 2,000'],
  [{ invitation: '01a1ffdf-a893-7716-8d3d-5cc6fd91fcbc', role: 'partner admin' }, 'Role: Admin'],
  [{ month: '2026-11', totalCents: 58333 }, 'Month: November 2026 · Total: $583.33'],
  [{ parts: 'people ledger' }, 'Includes: People, Credit history'],
  [{ batches: false, newsletters: true }, 'Bulk videos and listing feeds: off · Newsletters: on'],
  [{ creditGrantsLeft: 'all' }, 'credit grants left: all'],
])('describes %j', (detail, words) => {
  expect(detailText(detail)).toBe(words)
})
