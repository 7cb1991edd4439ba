import { expect, it } from 'vitest'
import { tightened, withoutAllowed } from './allowances.ts'
import type { Fault } from './fault.ts'

const fault = (line: number, group?: string): Fault => ({
  rule: 'r',
  file: 'a.ts',
  line,
  message: 'no',
  ...(group === undefined ? {} : { group }),
})
const linesOf = (faults: Fault[]) => faults.map(({ line }) => line)

it('a group is allowed up to its number, and anything without a group is not', () => {
  const faults = [fault(1, 'old'), fault(2, 'old'), fault(3, 'other'), fault(4)]

  expect(linesOf(withoutAllowed(faults, { r: { old: 2, other: 1 } }))).toEqual([4])
  expect(linesOf(withoutAllowed(faults, { r: { old: 1 } }))).toEqual([1, 2, 3, 4])
})

it('numbers are lowered to the current count and never raised', () => {
  const faults = [fault(1, 'old'), fault(2, 'more'), fault(3, 'more'), fault(4, 'new')]

  expect(tightened({ r: { old: 3, more: 1, gone: 4 } }, faults)).toEqual({ r: { more: 1, old: 1 } })
})

it('a rule without allowances gets none', () => {
  const faults = [fault(1, 'old'), fault(2, 'old')]

  expect(tightened({}, faults)).toEqual({})
  expect(tightened({}, faults, 'r')).toEqual({ r: { old: 2 } })
  expect(tightened({ r: { old: 1 } }, faults, 'r')).toEqual({ r: { old: 1 } })
})
