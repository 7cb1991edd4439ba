import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { ConfigError } from '../../config.ts'
import { AppError } from '../errors/app-error.ts'
import { CliError, sentenceOf } from './cli-error.ts'

describe('a failed start', () => {
  it('names the port in use, and the settings that choose another', async () => {
    const first = createServer().listen(0, '127.0.0.1')
    await once(first, 'listening')
    const { port } = first.address() as { port: number }
    const second = createServer().listen(port, '127.0.0.1')
    const [error] = await once(second, 'error')
    first.close()
    expect(sentenceOf(error)).toContain(`127.0.0.1:${port} already. Stop it, or set PORT`)
  })

  it('names an address that is not on this machine', async () => {
    const server = createServer().listen(0, '192.0.2.1')
    const [error] = await once(server, 'error')
    expect(sentenceOf(error)).toBe('This machine has no address 192.0.2.1. Set HOST to one of its own.')
  })

  it('names the folder that cannot be used', () => {
    const makeFolderInFile = () => mkdirSync('/etc/passwd/data', { recursive: true })
    expect(sentenceOf(thrown(makeFolderInFile))).toBe(
      '/etc/passwd/data cannot be used (ENOTDIR). Set DATA_DIR to a folder that this user can write to.',
    )
    expect(
      sentenceOf(
        Object.assign(
          thrown(() => rmSync('/etc/passwd/x')),
          { code: 'ENOSPC' },
        ),
      ),
    ).toContain('No space')
  })

  it('prints expected errors alone, and faults with their stack', () => {
    const ours = [new CliError('Who?'), new ConfigError('PORT: must be a number'), new Error('too old')]
    expect(ours.map(sentenceOf)).toEqual(['Who?', 'PORT: must be a number', 'too old'])
    expect(sentenceOf(new AppError('not-found'))).toBe(new AppError('not-found').message)
    expect(sentenceOf(new AppError('content-too-long'))).toMatch(/up to \d+ pages/)
    expect([new TypeError('x is not a function'), 'text', undefined].map(sentenceOf)).toEqual([null, null, null])
  })
})

function thrown(work: () => void): Error {
  try {
    work()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('nothing was thrown')
}
