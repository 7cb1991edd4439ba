import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { isGuessable } from './password-strength.ts'

/** Measured: 50 ms at most. */
const CPU_MS_MAX = 1000

describe('how easily a password is guessed', () => {
  it.each(['password', 'Passw0rd', 'zaq12wsx', 'princesa', '2001-01-01', 'aaaaaaaaaaaaaaaa'])(
    '%j: easily',
    async (password) => {
      expect(await isGuessable(password, [])).toBe(true)
    },
  )

  it.each(['three plain words', 'rq7vxlpd', 'Öl-Lampe am Fluss', '船灯河畔的石桥'])(
    '%j: not easily',
    async (password) => {
      expect(await isGuessable(password, [])).toBe(false)
    },
  )

  it('treats the person’s name as an obvious word', async () => {
    expect(await isGuessable('zorvik-77', [])).toBe(false)
    expect(await isGuessable('zorvik-77', ['zorvik'])).toBe(true)
  })

  it.each([
    'a',
    '1',
    'ab',
    '4@8({[3691!|0$57%2',
    'p@ssw0rd',
    '1/1/2001',
    'qwertyuiop',
    '@4$3!0',
    '(c[k{<',
    'vv\\/|\\/|',
  ])('does bounded work for 200 characters of %j', async (pattern) => {
    await isGuessable('warm up', [])
    const before = process.threadCpuUsage()
    await isGuessable(pattern.repeat(200).slice(0, 200), [])
    const { user, system } = process.threadCpuUsage(before)

    expect((user + system) / 1000).toBeLessThan(CPU_MS_MAX)
  })

  it('loads its dictionary with the first password, not at startup', () => {
    const script = `
      const { createRequire } = await import('node:module')
      const { cache } = createRequire(import.meta.url)
      const isLoaded = () => Object.keys(cache).some((file) => file.includes('language-common'))
      await import(${JSON.stringify(new URL('../../features.ts', import.meta.url).href)})
      const { isGuessable } = await import(${JSON.stringify(new URL('./password-strength.ts', import.meta.url).href)})
      const before = isLoaded()
      await isGuessable('password', [])
      console.log(JSON.stringify([before, isLoaded()]))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })

    expect(stdout || stderr).toBe('[false,true]\n')
  })
})
