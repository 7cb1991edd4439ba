import { expect, it } from 'vitest'
import { detailText } from './detail-text.ts'

it.each([
  [{}, ''],
  [{ from: 'partner editor', to: 'partner analyst' }, 'from partner editor, to partner analyst'],
  [{ way: 'password', hasFactor: true }, 'way password, has factor'],
  [{ way: 'password', hasFactor: false, ended: 2 }, 'way password, ended 2'],
  [{ invitation: '01a1ffdf-a893-7716-8d3d-5cc6fd91fcbc', role: 'partner admin' }, 'role partner admin'],
])('puts %j in words', (detail, words) => {
  expect(detailText(detail)).toBe(words)
})
