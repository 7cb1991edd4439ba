import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeFault } from './fault.ts'
import { faultsIn } from './house-rules.ts'
import { readTree } from './source-file.ts'

it('the repository keeps the house rules', () => {
  const files = readTree(join(import.meta.dirname, '../../..'))
  const faults = faultsIn(files)

  expect(files.length).toBeGreaterThan(50)
  expect(faults.map(describeFault)).toEqual([])
}, 60_000)
