import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { fileNames } from './file-names.ts'

it('refuses meaningless file names', () => {
  const names = ['apps/core/src/utils/date.ts', 'infra/db-helpers.ts', 'infra/mail-manager.ts', 'infra/manage-users.ts']

  expect(faultsOf(fileNames, Object.fromEntries(names.map((name) => [name, ''])))).toEqual([
    'apps/core/src/utils/date.ts:1',
    'infra/db-helpers.ts:1',
    'infra/mail-manager.ts:1',
  ])
})
