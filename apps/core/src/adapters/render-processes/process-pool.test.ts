import { once } from 'node:events'
import { expect, it } from 'vitest'
import { createProcessPool } from './process-pool.ts'

it('output of a process before it dies is passed on', async () => {
  const printed: string[] = []
  const pool = createProcessPool(1, { onOutput: (text) => void printed.push(text) })
  const child = await pool.acquire()
  await child.fault
  const closed = once(child.process, 'close')
  // No message of the protocol: reading it throws, and nothing in the process handles that.
  child.process.send(JSON.parse('null'))
  await closed
  await pool.close()

  expect(printed.join('\n')).toContain('TypeError')
})
