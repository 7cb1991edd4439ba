import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutAllowed } from './allowances.ts'
import { faultsIn } from './architecture.ts'
import { describeFault } from './fault.ts'
import { readTree } from './source-file.ts'

it('the repository follows the architecture rules', () => {
  const files = readTree(join(import.meta.dirname, '../../..'))
  const allowances = JSON.parse(readFileSync(join(import.meta.dirname, 'allowances.json'), 'utf8'))
  const faults = withoutAllowed(faultsIn(files), allowances)

  expect(files.length).toBeGreaterThan(50)
  expect(faults.map(describeFault)).toEqual([])
})
