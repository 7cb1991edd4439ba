import { expect, it } from 'vitest'
import { allSettled } from './all-settled.ts'

const seen: number[] = []
const failsAt =
  (...bad: number[]) =>
  async (one: number) => {
    seen.push(one)
    if (bad.includes(one)) throw new Error(`not ${one}`)
  }

it('works on every item, then throws all errors', async () => {
  seen.length = 0
  const work = allSettled([1, 2, 3, 4], failsAt(1, 3))

  await expect(work).rejects.toMatchObject({
    message: '2 of 4 could not be done.',
    errors: [new Error('not 1'), new Error('not 3')],
  })
  expect(seen).toEqual([1, 2, 3, 4])
})

it('stops at an error that would fail every item', async () => {
  seen.length = 0
  await expect(allSettled([1, 2, 3], failsAt(2), (error) => String(error).includes('2'))).rejects.toThrow('not 2')
  expect(seen).toEqual([1, 2])
})

it('resolves when no item fails', async () => {
  await expect(allSettled([1, 2], failsAt())).resolves.toBeUndefined()
})
