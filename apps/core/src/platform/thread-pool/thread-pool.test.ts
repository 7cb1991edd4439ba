import { setTimeout as sleep } from 'node:timers/promises'
import { threadId } from 'node:worker_threads'
import { afterEach, expect, it, vi } from 'vitest'
import { LONG, tasks } from '../../../test/hard-work.ts'
import { INLINE_SIZE_MAX, type ThreadPool, createThreadPool } from './thread-pool.ts'

const ana = { tenantId: 'waymark', personId: 'ana' }
const ben = { tenantId: 'waymark', personId: 'ben' }
const cem = { tenantId: 'keystone', personId: 'cem' }
const limits = {
  running: { person: 1, tenant: 1, all: 2 },
  waiting: { person: 2, tenant: 3, all: 6 },
}
let pool: ThreadPool
afterEach(() => {
  vi.useRealTimers()
  return pool.close()
})

it('short inputs run at once and long ones in a thread, with the same result', async () => {
  pool = createThreadPool()
  const [short, long] = ['x'.repeat(INLINE_SIZE_MAX), 'x'.repeat(INLINE_SIZE_MAX + 1)]

  expect(await pool.run(tasks.work, { text: short }, ana)).toEqual({ length: short.length, thread: threadId })
  const done = await pool.run(tasks.work, { text: long }, ana)
  expect(done.length).toBe(long.length)
  expect(done.thread).not.toBe(threadId)
})

it('the event loop continues while a thread works', async () => {
  pool = createThreadPool()
  await pool.run(tasks.work, { text: LONG }, ana)
  let ticks = 0
  const work = pool.run(tasks.work, { text: LONG, milliseconds: 2000 }, ana).then(() => 'work')
  const ticking = (async () => {
    for (; ticks < 10; ticks++) await sleep(1)
    return 'ticks'
  })()

  expect(await Promise.race([work, ticking])).toBe('ticks')
  await work
})

it('an error is passed back with code, message, fields and numbers, and a fault unchanged', async () => {
  pool = createThreadPool()

  await expect(pool.run(tasks.refuse, { text: LONG }, ana)).rejects.toMatchObject({
    code: 'script-too-long',
    status: 422,
    message: 'Too long.',
    fields: [{ field: 'script', message: '5000 are too many.' }],
    extra: { length: 5000 },
  })
  await expect(pool.run(tasks.fail, { text: LONG }, ana)).rejects.toThrow('a fault of ours')
})

it('a person’s tasks beyond two waiting ones are refused, and accepted again later', async () => {
  pool = createThreadPool({ limits })
  const send = () => pool.run(tasks.work, { text: LONG, milliseconds: 20 }, ana)
  const taken = [send(), send(), send()]

  await expect(send()).rejects.toMatchObject({ code: 'busy', status: 503, extra: { retryAfterSeconds: 5 } })
  await Promise.all(taken)
  await expect(send()).resolves.toMatchObject({ length: LONG.length })
})

it('a single task of another tenant passes all waiting ones of the first', async () => {
  pool = createThreadPool({ limits: { ...limits, running: { person: 1, tenant: 1, all: 1 } } })
  const order: string[] = []
  const send = (name: string, who: typeof ana) =>
    pool.run(tasks.work, { text: LONG, milliseconds: 20 }, who).then(() => order.push(name))
  await Promise.all([send('ana 1', ana), send('ana 2', ana), send('ana 3', ana), send('ben', ben), send('cem', cem)])

  expect(order).toEqual(['ana 1', 'cem', 'ben', 'ana 2', 'ana 3'])
})

it.each(['runForever', 'backtrack'] as const)(
  'a task that does not end (%s) is stopped, and no other',
  async (name) => {
    // A thread starts when a busy machine gets to it: the limit passes once the other task is done.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    pool = createThreadPool({ limits, timeLimitMs: 5000 })
    await Promise.all([ana, cem].map((who) => pool.run(tasks.work, { text: LONG, milliseconds: 50 }, who)))
    const endless = pool.run(tasks[name] as typeof tasks.work, { text: LONG }, ana)
    const behind = pool.run(tasks.work, { text: LONG }, ana)
    const other = pool.run(tasks.work, { text: LONG, milliseconds: 50 }, cem)

    const ended = endless.catch((error: unknown) => error)
    expect(await other).toMatchObject({ length: LONG.length })
    vi.advanceTimersByTime(5000)
    expect(await ended).toMatchObject({ code: 'too-heavy', status: 422 })
    expect(await behind).toMatchObject({ length: LONG.length })
  },
)

it('a task over its memory limit is stopped, and no other', async () => {
  pool = createThreadPool({ limits, heapMbMax: 40 })

  await expect(pool.run(tasks.fillMemory, { text: LONG }, ana)).rejects.toMatchObject({ code: 'too-heavy' })
  expect(await pool.run(tasks.work, { text: LONG }, ana)).toMatchObject({ length: LONG.length })
})

it('waiting and running tasks are refused when the server closes, and new ones too', async () => {
  pool = createThreadPool({ limits })
  const open = [1, 2].map(() => pool.run(tasks.runForever as typeof tasks.work, { text: LONG }, ana))
  const ended = Promise.allSettled(open)
  await pool.close()

  for (const result of await ended) expect(result).toMatchObject({ reason: { code: 'not-serving' } })
  await expect(pool.run(tasks.work, { text: LONG }, ana)).rejects.toMatchObject({ code: 'not-serving' })
})
