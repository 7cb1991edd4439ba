import { describe, expect, it } from 'vitest'
import { contrastOnGradient, gradientColours } from './gradient.ts'

describe('the colours of a gradient', () => {
  it('are read from a computed style in any notation', () => {
    expect(gradientColours('linear-gradient(90deg, rgb(255, 255, 255) 0%, rgba(240, 240, 240, 0.5) 100%)')).toEqual([
      'rgb(255, 255, 255)',
      'rgba(240, 240, 240, 0.5)',
    ])
    expect(gradientColours('radial-gradient(circle, oklch(0.9 0.1 200), color(srgb 1 1 1))')).toEqual([
      'oklch(0.9 0.1 200)',
      'color(srgb 1 1 1)',
    ])
  })

  it('are unknown when a picture is among them', () => {
    expect(gradientColours('linear-gradient(rgb(0, 0, 0), rgb(1, 1, 1)), url("/theme/hero.png")')).toBeUndefined()
    expect(gradientColours('image-set("a.png" 1x)')).toBeUndefined()
  })
})

it('a text is unreadable on a gradient when half of its colours hide it', () => {
  expect(contrastOnGradient([1.1, 1])).toBe(1)
  expect(contrastOnGradient([1, 12])).toBe(1)
  expect(contrastOnGradient([12, 1, 9])).toBe(9)
  expect(contrastOnGradient([7])).toBe(7)
})
