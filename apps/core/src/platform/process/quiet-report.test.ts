import { expect, test } from 'vitest'
import { quietly } from './quiet-report.ts'

const lost = () => new Error('Connection terminated unexpectedly')
const full = () => Object.assign(new Error('remaining connection slots are reserved'), { code: '53300' })

function reported(...errors: Error[]): string[] {
  const messages: string[] = []
  const report = quietly(({ message }) => void messages.push(message))
  for (const error of errors) report(error)
  return messages
}

test('failures during a database outage are not all reported', () => {
  const inside = new Error('“admit videos” failed for a tenant', { cause: lost() })
  const several = new AggregateError([lost(), lost()], '2 of 2 could not be done.')
  expect(reported(lost(), inside, several)).toEqual([])
})

test('a full database is reported once', () => {
  expect(reported(full(), full(), full())).toEqual(['remaining connection slots are reserved'])
})

test('other errors are always reported, also during an outage', () => {
  const mixed = new AggregateError([lost(), new TypeError('x')], '2 of 2 could not be done.')
  const mail = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' })
  expect(reported(mixed, new Error('a'), new Error('a'), mail)).toEqual([
    '2 of 2 could not be done.',
    'a',
    'a',
    'connect ECONNREFUSED 127.0.0.1:25',
  ])
})
