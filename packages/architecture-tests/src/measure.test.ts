import { expect, it } from 'vitest'
import { measure } from './measure.ts'

it('measures each tree by its own files, without tests', () => {
  const files = [10, 20, 30, 400].map((count) => ({
    path: `packages/theme/src/f${count}.ts`,
    text: 'run()\n'.repeat(count),
  }))
  const test = { path: 'packages/theme/src/f10.test.ts', text: 'run()\n'.repeat(250) }
  const infra = [1, 2].map((count) => ({ path: `infra/g${count}.ts`, text: 'run()\n'.repeat(count) }))

  expect(measure([...files, test, ...infra])).toMatchObject([
    { tree: 'packages/theme', files: 4, tests: 1, median: 20, ninetieth: 400, largest: 400 },
    { tree: 'infra', files: 2, median: 1, largest: 2 },
  ])
})
