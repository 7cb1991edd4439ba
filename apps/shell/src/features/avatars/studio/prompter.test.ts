import { describe, expect, it } from 'vitest'
import { lineAt, prompterLines } from './prompter.ts'

const text = 'Good morning and welcome. I am glad that you are here with me today, on this quiet morning by the sea.'

describe('the teleprompter', () => {
  it('shows lines that fit under the camera, and drops no word', () => {
    const lines = prompterLines(text, 'en')

    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(36)
    expect(lines.join(' ')).toBe(text)
  })

  it('splits languages without spaces too', () => {
    expect(prompterLines('我是小美。'.repeat(20), 'zh').length).toBeGreaterThan(2)
  })

  it('moves at the chosen speed, and starts over after the end', () => {
    const lines = prompterLines(text, 'en')
    const at = (seconds: number, speed: number) => lineAt(lines, seconds, speed, 'en')

    expect([at(0, 120), at(3, 120) > 0, at(8, 120) > at(8, 60)]).toEqual([0, true, true])
    expect(at(21 / 2, 120)).toBe(0)
  })
})
