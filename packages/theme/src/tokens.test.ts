import { describe, expect, it } from 'vitest'
import type { BrandColours, Mode } from './brand.ts'
import { contrast } from './colour.ts'
import { contrastPairs } from './contrast-pairs.ts'
import { tokenNames } from './token-names.ts'
import { deriveTokens } from './tokens.ts'

const modes: Mode[] = ['light', 'dark']
const waymark = { primary: '#0b6e69', secondary: '#27406b', accent: '#f2a541' }

// Brands without hue, without room to darken or lighten, out of gamut, and the default.
const hardBrands: BrandColours[] = [
  { primary: '#ffffff', secondary: '#ffffff', accent: '#ffffff' },
  { primary: '#000000', secondary: '#000000', accent: '#000000' },
  { primary: '#ffff00', secondary: '#00ff00', accent: '#ff00ff' },
  { primary: '#808080', secondary: '#7f7f7f', accent: '#818181' },
  { primary: '#0000ff', secondary: '#ff0000', accent: '#00ffff' },
  { primary: '#010101', secondary: '#fefefe', accent: '#777777' },
  { primary: '#3b82f6', secondary: '#64748b', accent: '#10b981' },
]

describe('the colours of a brand', () => {
  it('are readable on every ground, in both modes, for any brand', { timeout: 60_000 }, () => {
    const unreadable = brands(1000).flatMap((brand) =>
      modes.flatMap((mode) => {
        const tokens = deriveTokens(brand, mode)
        return contrastPairs
          .map((pair) => ({ ...pair, reached: contrast(tokens[pair.foreground], tokens[pair.background]) }))
          .filter((pair) => pair.reached < pair.minimum)
          .map((pair) => ({ ...pair, brand, mode }))
      }),
    )

    expect(unreadable).toEqual([])
  })

  it('stay exact on buttons and other solids', { timeout: 60_000 }, () => {
    for (const brand of brands(1000)) {
      for (const mode of modes) expect(deriveTokens(brand, mode)).toMatchObject(brand)
    }
  })

  it('give every token a value and nothing else', () => {
    expect(Object.keys(deriveTokens(waymark, 'dark')).sort()).toEqual([...tokenNames].sort())
  })

  it('keep the values of the original design', () => {
    expect(deriveTokens(waymark, 'light')).toMatchObject({
      bg: '#f5fcfb',
      text: '#0f1e1c',
      textMuted: '#516160',
      onPrimary: '#ffffff',
      onAccent: '#0b0f14',
      accentText: '#985f00',
      accentEdge: '#cc8105',
      stage: '#dff6f3',
    })
    expect(deriveTokens(waymark, 'dark')).toMatchObject({
      bg: '#071010',
      primaryEdge: '#0f706a',
      dangerText: '#ff766c',
    })
  })

  it('change on hover even when they are black or white', () => {
    const { primary, primaryHover, primaryActive, accent, accentHover } = deriveTokens(
      { primary: '#000000', secondary: '#27406b', accent: '#ffffff' },
      'light',
    )

    expect(new Set([primary, primaryHover, primaryActive]).size).toBe(3)
    expect(accentHover).not.toBe(accent)
  })

  it('are rejected when one of them is invalid', () => {
    for (const text of ['red', '', '#12345', '#1234567', 'rgb(0 0 0)', '#fff;}body{display:none', '#ggg']) {
      expect(() => deriveTokens({ ...waymark, accent: text }, 'light')).toThrow(TypeError)
    }
  })

  it('may be short or in capitals', () => {
    expect(deriveTokens({ ...waymark, primary: '#ABC' }, 'light').primary).toBe('#aabbcc')
  })
})

function brands(count: number): BrandColours[] {
  const next = randomBytes(12_345)
  const colour = () => `#${[next(), next(), next()].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
  const drawn = Array.from({ length: count - hardBrands.length }, () => ({
    primary: colour(),
    secondary: colour(),
    accent: colour(),
  }))
  return [...hardBrands, ...drawn]
}

// mulberry32, for the same brands on every run.
function randomBytes(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) & 0xff
  }
}
