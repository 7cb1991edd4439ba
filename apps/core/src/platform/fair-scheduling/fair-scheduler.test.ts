import { setImmediate as tick } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairScheduler } from './fair-scheduler.ts'

const limits = { running: { person: 1, tenant: 1, all: 1 }, waiting: { person: 2, tenant: 4, all: 8 } }
const of = (tenantId: string, personId: string) => ({ tenantId, personId })

it('work of another tenant runs next, however much of one person waits', async () => {
  const turns = createFairScheduler(limits)
  const ended: string[] = []
  const work = (name: string) => async () => void (await tick(), ended.push(name))
  const all = [
    turns.run(of('a', 'ana'), work('ana 1')),
    turns.run(of('a', 'ana'), work('ana 2')),
    turns.run(of('a', 'ana'), work('ana 3')),
    turns.run(of('b', 'ben'), work('ben 1')),
  ]
  await Promise.all(all.map(async (one) => one))

  expect(ended).toEqual(['ana 1', 'ben 1', 'ana 2', 'ana 3'])
})

it('a person with much waiting work is refused more, and nobody else', async () => {
  const turns = createFairScheduler(limits)
  const run = (tenantId: string, personId: string) => turns.run(of(tenantId, personId), () => tick(true))
  const taken = [run('a', 'ana'), run('a', 'ana'), run('a', 'ana'), run('a', 'ana'), run('a', 'eva'), run('b', 'ben')]

  expect(taken.map((one) => one !== undefined)).toEqual([true, true, true, false, true, true])
  await Promise.all(taken.map(async (one) => one))
})

it('work that fails rejects for its owner, and the next work runs', async () => {
  const turns = createFairScheduler(limits)
  const failed = turns.run(of('a', 'ana'), async () => {
    throw new Error('broken')
  })
  const next = turns.run(of('a', 'ana'), async () => 'fine')

  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('fine')
})
