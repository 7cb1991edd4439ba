import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { words } from './words.ts'

it('refuses marks of unfinished work in comments only', () => {
  const faults = faultsOf(words, {
    'infra/a.ts': "const text = 'TODO'\n// fine\n/* first\n   FIXME second */\nrun() // TODO later",
  })

  expect(faults).toEqual(['infra/a.ts:4', 'infra/a.ts:5'])
})

it('refuses tests that are switched off or alone', () => {
  const faults = faultsOf(words, {
    'infra/a.test.ts': "it.only('x', () => {})\ndescribe.skip('y', () => {})\nit('z', () => { list.skip(3) })",
  })

  expect(faults).toEqual(['infra/a.test.ts:1', 'infra/a.test.ts:2'])
})

it('lets only programs print', () => {
  const print = "console.log('hello')"
  const faults = faultsOf(words, {
    'packages/theme/src/css.ts': print,
    'packages/presenter/src/cli.ts': print,
    'apps/core/src/main.ts': print,
    'infra/run.mjs': print,
  })

  expect(faults).toEqual(['packages/theme/src/css.ts:1'])
})

it('refuses names that say nothing', () => {
  const names = ['apps/core/src/utils/date.ts', 'infra/db-helpers.ts', 'infra/mail-manager.ts', 'infra/manage-users.ts']

  expect(faultsOf(words, Object.fromEntries(names.map((name) => [name, ''])))).toEqual([
    'apps/core/src/utils/date.ts:1',
    'infra/db-helpers.ts:1',
    'infra/mail-manager.ts:1',
  ])
})
