import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { namedPaths } from './named-paths.ts'

const code = { 'apps/core/src/features/weather/rain.ts': '', 'apps/shell/src/ui/button.tsx': '' }
const faultsIn = (text: string) => faultsOf(namedPaths, { ...code, 'docs/ARCHITECTURE.md': text })

it('finds files by the end of their path, and folders', () => {
  expect(faultsIn('`rain.ts`, `features/weather/rain.ts`, `ui/`, `apps/core`')).toEqual([])
  expect(faultsIn('`packages`')).toEqual(['docs/ARCHITECTURE.md:1'])
})

it('reports paths that do not exist, with their line', () => {
  expect(faultsIn('fine\n`rain.js` and\n`weather/ain.ts`, `features/audio`')).toEqual([
    'docs/ARCHITECTURE.md:3',
    'docs/ARCHITECTURE.md:3',
  ])
})

it('ignores text that is no path of the repository', () => {
  expect(faultsIn('`DATA_DIR/db`, `people/<id>/`, `POST /api/videos`, `image.png`, `robots.txt`')).toEqual([])
})
