import { expect, it } from 'vitest'
import { restFault } from './problems.ts'

it('has no message for a request that was not sent or succeeded', () => {
  expect([restFault(null), restFault(undefined)]).toEqual([undefined, undefined])
})

it('reports that the server was not reached when there is no response', () => {
  expect(restFault(new TypeError('Failed to fetch'))).toBe(
    'Couldn’t reach the server. Check your connection and try again.',
  )
})
