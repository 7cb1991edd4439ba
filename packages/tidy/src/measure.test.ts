import { expect, it } from 'vitest'
import { measure } from './measure.ts'

it('measures each tree by its own files, tests apart', () => {
  const files = [10, 20, 30, 400].map((count) => ({
    path: `packages/theme/src/f${count}.ts`,
    text: 'run()\n'.repeat(count),
  }))
  const test = { path: 'packages/theme/src/f10.test.ts', text: 'run()\n'.repeat(250) }
  const circle = [
    { path: 'infra/a.ts', text: "import { b } from './b.ts'\nexport const a = b" },
    { path: 'infra/b.ts', text: "import { a } from './a.ts'\nexport const b = () => a" },
  ]

  expect(measure([...files, test, ...circle])).toMatchObject([
    { tree: 'packages/theme', files: 4, tests: 1, median: 20, ninetieth: 400, largest: 400, circles: 0 },
    { tree: 'infra', files: 2, median: 2, circles: 1 },
  ])
})
