import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { freePort } from '../../core/test/free-port.ts'
import { type Stack, startStack } from './stack.ts'

/** Starts a server on a copy of the prepared data folder, or on an empty one where none was prepared. */
export async function startPrepared(settings: Record<string, string> = {}): Promise<Stack> {
  const prepared = inject('preparedFolder')
  if (prepared === undefined) return startStack(undefined, settings)
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-stack-'))
  cpSync(prepared, dataDir, { recursive: true })
  return startStack({ dataDir, port: await freePort() }, settings)
}
