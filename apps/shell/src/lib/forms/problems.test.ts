import { expect, it } from 'vitest'
import { restFault } from './problems.ts'

it('has no message for a request that was not sent or succeeded', () => {
  expect([restFault(null), restFault(undefined)]).toEqual([undefined, undefined])
})

it('says that the server was not reached where there is no answer', () => {
  expect(restFault(new TypeError('Failed to fetch'))).toBe(
    'Couldn’t reach the server. Check your connection and try again.',
  )
})
