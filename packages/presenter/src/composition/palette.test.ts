import { expect, test } from 'vitest'
import type { Brand } from './render-job.ts'
import { contrast, paletteOf } from './palette.ts'

const brandOf = (primary: string, mode: 'dark' | 'light'): Brand => ({
  name: 'Any',
  primary,
  secondary: '#27406b',
  accent: '#f2a541',
  scene: 'tourism',
  mode,
})

test('every text is readable on its background for any brand', () => {
  for (const mode of ['light', 'dark'] as const) {
    for (const primary of ['#0b6e69', '#2b4acb', '#ffd400', '#ff5ca8', '#ffffff', '#000000', '#7f7f7f', '#39ff14']) {
      const palette = paletteOf(brandOf(primary, mode))
      const pairs = [
        [palette.text, palette.surface],
        [palette.muted, palette.surface],
        [palette.primaryText, palette.surface],
        [palette.primaryText, palette.subtle],
        [palette.onPrimary, palette.primary],
        [palette.onSolid, palette.solid],
        [palette.text, palette.page],
      ] as const
      for (const [text, ground] of pairs) {
        expect(contrast(text, ground), `${primary} ${mode}: ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})

test("solids keep the brand's exact colours", () => {
  expect(paletteOf(brandOf('#ffd400', 'light'))).toMatchObject({ primary: '#ffd400', accent: '#f2a541' })
})

test('solids are visible for nearly white and black brands', () => {
  for (const [primary, mode] of [
    ['#f5f5f0', 'light'],
    ['#111111', 'dark'],
  ] as const) {
    const { solid, surface, page } = paletteOf(brandOf(primary, mode))
    for (const ground of [surface, page]) expect(contrast(solid, ground)).toBeGreaterThan(3)
  }
  expect(paletteOf(brandOf('#0b6e69', 'light')).solid).toBe('#0b6e69')
})
