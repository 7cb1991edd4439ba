import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { namedPaths } from './named-paths.ts'

const code = { 'apps/core/src/features/videos/making.ts': '', 'apps/shell/src/kit/ui/button.tsx': '' }
const faultsIn = (text: string) => faultsOf(namedPaths, { ...code, 'docs/ARCHITECTURE.md': text })

it('finds files by their last rooms, and folders', () => {
  expect(faultsIn('`making.ts`, `features/videos/making.ts`, `kit/ui/`, `apps/core`, `packages`')).toEqual([
    'docs/ARCHITECTURE.md:1',
  ])
})

it('refuses what is nowhere, in its line', () => {
  expect(faultsIn('fine\n`making.js` and\n`videos/aking.ts`, `features/audio`')).toEqual([
    'docs/ARCHITECTURE.md:3',
    'docs/ARCHITECTURE.md:3',
  ])
})

it('leaves alone what is no path of ours', () => {
  expect(faultsIn('`DATA_DIR/db`, `people/<id>/`, `POST /api/videos`, `image.png`, `robots.txt`')).toEqual([])
})
