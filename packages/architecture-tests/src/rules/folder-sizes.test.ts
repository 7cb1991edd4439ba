import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { folderSizes } from './folder-sizes.ts'

it('refuses the twenty-sixth file of a folder, except tests and natural lists', () => {
  const full = filesIn('apps/shell/src/features/videos/card', 25)
  const tests = {
    'apps/shell/src/features/videos/card/a.test.ts': '',
    'apps/shell/src/features/videos/card/test/b.ts': '',
  }
  const lists = { ...filesIn('apps/shell/src/screens', 40), ...filesIn('apps/core/src/platform/db/migrations', 40) }

  expect(faultsOf(folderSizes, { ...full, ...tests, ...lists })).toEqual([])
  expect(faultsOf(folderSizes, { ...full, 'apps/shell/src/features/videos/card/one-more.ts': '' })).toEqual([
    'apps/shell/src/features/videos/card/one-more.ts:1',
  ])
})

function filesIn(folder: string, count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}/file-${at}.ts`, '']))
}
