import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import { tableOwnersRule } from './table-owners.ts'

const at = 'apps/core/src/features'

it('allows only the owner of a table to query it', () => {
  const statements = [
    "tx.selectFrom('video as own').selectAll()",
    "tx.selectFrom(['video', 'draft'])",
    "tx.selectFrom('draft')\n  .leftJoin('video', 'video.id', 'draft.video_id')",
    "tx.insertInto('video')",
    "tx.updateTable('video')",
    "tx.deleteFrom('video').using('draft')",
    'sql`select true from video as also`',
    'sql`insert into video (id) values (1)`',
    'sql`update video set id = 1`',
  ]
  for (const statement of statements) {
    expect(faultsOf(tableOwnersRule, { [`${at}/scripts/store.ts`]: statement })).toHaveLength(1)
    expect(faultsOf(tableOwnersRule, { 'apps/core/src/platform/queue/queue.ts': statement })).not.toEqual([])
  }
  expect(faultsOf(tableOwnersRule, { [`${at}/videos/renders/store.ts`]: statements.slice(4, 5).join('') })).toEqual([])
  expect(faultsOf(tableOwnersRule, { [`${at}/scripts/store.test.ts`]: statements.join('\n') })).toEqual([])
})

it('requires an owner for an unknown table', () => {
  const faults = faultsOf(tableOwnersRule, {
    [`${at}/scripts/store.ts`]: "tx.with('latest', read).selectFrom('latest')\ntx.selectFrom('weather')",
  })

  expect(faults).toEqual([`${at}/scripts/store.ts:2`])
})
