import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { noCircles } from './no-circles.ts'

it('refuses files that import each other in a ring', () => {
  const faults = faultsOf(noCircles, {
    'infra/a.ts': "import './b.ts'",
    'infra/b.ts': "export { c } from './c.ts'",
    'infra/c.ts': "export const c = () => import('./a.ts')",
    'infra/d.ts': "import './a.ts'",
  })

  expect(faults).toEqual(['infra/a.ts:1'])
})

it('refuses a ring of types as well', () => {
  const faults = faultsOf(noCircles, {
    'infra/a.ts': "import './b.ts'",
    'infra/b.ts': "import type { A } from './a.ts'",
  })

  expect(faults).toEqual(['infra/a.ts:1'])
})
