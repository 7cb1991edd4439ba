import { expect, test } from 'vitest'
import { type Figure, aimText, cellsOf, digits, isMissed, ratioOf } from './figure.ts'
import { figuresPage } from './page.ts'
import { sectionOf, withSection } from './section.ts'

const page: Figure = {
  key: 'page',
  what: 'branded page',
  value: 90,
  unit: 'us CPU',
  peer: { what: 'bare', value: 30 },
  aim: { atMost: 2 },
}
const speed: Figure = { key: 'speed', what: 'render', value: 12, unit: 'x realtime', aim: { atLeast: 10 } }

test('an aim limits the ratio to the peer, or the value where there is no peer', () => {
  expect([ratioOf(page), isMissed(page), aimText(page)]).toEqual([3, true, 'at most 2 x'])
  expect([ratioOf(speed), isMissed(speed), aimText(speed)]).toEqual([1.2, false, 'at least 10 x realtime'])
  expect(isMissed({ ...speed, value: 9 })).toBe(true)
})

test('an aim of zero is missed by every value above it, and has no ratio', () => {
  const none: Figure = { key: 'statements', what: 'statements', value: 0, unit: '', aim: { atMost: 0 } }
  expect([ratioOf(none), isMissed(none), isMissed({ ...none, value: 1 })]).toEqual([undefined, false, true])
})

test('a row names what it is compared to', () => {
  expect(cellsOf(page)).toEqual(['branded page', '90 us CPU', 'bare: 30 us CPU; at most 2 x', '3 x'])
  expect([1234.5, 99.94, 1.234, 3, 0.5].map(digits)).toEqual(['1,235', '99.9', '1.23', '3', '0.5'])
})

test('the page lists the figures that miss their aims, and the runs', () => {
  const run = { date: '2026-01-31', commit: 'abc', machine: 'Some processor', load: 0.25, isQuick: false }
  const text = figuresPage({ http: { run, figures: [page] }, render: { run, figures: [speed] } })
  expect(text).toContain('| branded page | 90 us CPU | bare: 30 us CPU; at most 2 x | **3 x** |')
  expect(text).toContain('- branded page: 3 x, target: at most 2 x')
  expect(text).toContain('- `http`, `render`: 2026-01-31, commit abc, Some processor, load before it 0.3')
})

test('only the text between the marks of a section is replaced', () => {
  const before = 'Above.\n\n<!-- figures: begin -->\n\nold\n\n<!-- figures: end -->\n\nBelow.\n'
  const after = withSection(before, 'figures', 'new')
  expect(after).toBe('Above.\n\n<!-- figures: begin -->\n\nnew\n\n<!-- figures: end -->\n\nBelow.\n')
  expect(sectionOf(after, 'figures')).toBe('new')
  expect(() => withSection('Nothing.', 'figures', 'new')).toThrow('no section figures')
})
