import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const limits = {
  running: { person: 1, tenant: 2, all: 3 },
  waiting: { person: 3, tenant: 5, all: 8 },
}
const of = (tenantId: string, personId: string) => ({ tenantId, personId })

function queueOf(...entries: [tenantId: string, personId: string][]) {
  const queue = createFairQueue<string>(limits)
  const taken = entries.map(([tenantId, personId], index) =>
    queue.add(of(tenantId, personId), `${tenantId} ${personId} ${index}`),
  )
  return { queue, taken }
}

it('tenants take turns, and within a tenant its people', () => {
  const { queue } = queueOf(['a', 'ana'], ['a', 'ana'], ['a', 'ben'], ['b', 'cem'], ['c', 'dia'])
  const order: string[] = []
  for (let item = queue.next(); item; item = queue.next()) {
    order.push(item)
    const [tenantId = '', personId = ''] = item.split(' ')
    queue.end(of(tenantId, personId))
  }

  expect(order).toEqual(['a ana 0', 'b cem 3', 'c dia 4', 'a ben 2', 'a ana 1'])
})

it('a single item of another tenant runs next, however many wait before it', () => {
  const { queue } = queueOf(['a', 'ana'], ['a', 'ana'], ['a', 'ana'])
  queue.next()
  queue.add(of('b', 'cem'), 'alone')

  expect(queue.next()).toBe('alone')
})

it('at most one of a person, two of a tenant and three in all run at once', () => {
  const { queue } = queueOf(['a', 'ana'], ['a', 'ana'], ['a', 'ben'], ['a', 'cem'], ['b', 'dia'], ['c', 'eva'])
  const running = [queue.next(), queue.next(), queue.next(), queue.next()]

  expect(running).toEqual(['a ana 0', 'b dia 4', 'c eva 5', undefined])
  queue.end(of('b', 'dia'))
  expect(queue.next()).toBe('a ben 2')
  queue.end(of('c', 'eva'))
  expect(queue.next()).toBeUndefined()
  queue.end(of('a', 'ana'))
  expect(queue.next()).toBe('a cem 3')
})

it('items over the limits of a person, a tenant and in total are refused, but no jobs', () => {
  const { queue, taken } = queueOf(
    ...Array.from({ length: 4 }, () => ['a', 'ana'] as [string, string]),
    ...Array.from({ length: 3 }, () => ['a', 'ben'] as [string, string]),
    ...Array.from({ length: 3 }, () => ['b', 'cem'] as [string, string]),
    ['c', 'dia'],
  )

  expect(taken).toEqual([true, true, true, false, true, true, false, true, true, true, false])
  expect(queue.add({ ...of('c', 'dia'), isBackground: true }, 'job')).toBe(true)
})

it('the queue has space again after an item was taken', () => {
  const { queue } = queueOf(['a', 'ana'], ['a', 'ana'], ['a', 'ana'])

  expect(queue.add(of('a', 'ana'), 'more')).toBe(false)
  queue.next()
  expect(queue.add(of('a', 'ana'), 'more')).toBe(true)
})

it('emptying returns all waiting items', () => {
  const { queue } = queueOf(['a', 'ana'], ['b', 'cem'])
  queue.next()

  expect(queue.drain()).toEqual(['b cem 1'])
  expect(queue.next()).toBeUndefined()
})
