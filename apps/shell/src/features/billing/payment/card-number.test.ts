import { expect, it } from 'vitest'
import { faultsOf, groupedExpiry, groupedNumber } from './card-number.ts'

const today = new Date(2026, 10, 22)
const good = { number: '4242 4242 4242 4242', expiry: '11 / 29', code: '123' }

it.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['378282246310005', '3782 822463 10005'],
  ['۴۲۴۲۴', '4242 4'],
  ['4242-4242 x', '4242 4242'],
])('formats the card number %s as %s', (typed, shown) => expect(groupedNumber(typed)).toBe(shown))

it.each([
  ['1', '1'],
  ['4', '04'],
  ['1129', '11 / 29'],
  ['11 / 2', '11 / 2'],
])('formats the expiry %s as %s', (typed, shown) => expect(groupedExpiry(typed)).toBe(shown))

it.each([
  [{}, []],
  [{ number: '4242 4242 4242 4241' }, ['number-wrong']],
  [{ number: '' }, ['number']],
  [{ expiry: '13 / 29' }, ['expiry']],
  [{ expiry: '10 / 26' }, ['past']],
  [{ expiry: '11 / 26' }, []],
  [{ code: '12' }, ['code']],
])('reports for %j: %j', (typed, faults) => expect(faultsOf({ ...good, ...typed }, today)).toEqual(faults))
