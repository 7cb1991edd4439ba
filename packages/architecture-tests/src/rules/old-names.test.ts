import { expect, it } from 'vitest'
import { faultsOf } from '../../test/plant.ts'
import type { OldName } from '../old-names-list.ts'
import { oldNames } from '../old-names-list.ts'
import { oldNamesRule } from './old-names.ts'

const entries: OldName[] = [
  { now: 'idempotency', old: 'kept-answer', except: 'kept-answer-phone' },
  { now: 'module', old: 'rooms', not: ['packages/presenter/'] },
  { now: 'share-page.ts', files: 'watch' },
  { now: 'video', comments: 'film' },
]
const rule = oldNamesRule(entries)

it('finds every spelling of an old name', () => {
  const faults = faultsOf(rule, {
    'infra/a.ts': 'const keptAnswer = 1',
    'infra/b.ts': 'type KeptAnswerTable = 1',
    'infra/c.ts': "\ntx.selectFrom('kept_answer')",
    'infra/d.ts': 'sql`select 1 from kept_answer`',
    'infra/e.ts': '// The kept answer is deleted.',
    'infra/f.ts': 'const createVideoRooms = 1',
    'infra/g.ts': "call('GET /api/kept-answer/:id')",
    'infra/kept-answer.ts': '',
    'docs/PAGE.md': 'one\nA kept answer',
    'docs/decisions/0001-a.md': 'A kept answer',
  })

  expect(faults).toEqual([
    'infra/a.ts:1',
    'infra/b.ts:1',
    'infra/c.ts:2',
    'infra/d.ts:1',
    'infra/e.ts:1',
    'infra/f.ts:1',
    'infra/g.ts:1',
    'infra/kept-answer.ts:1',
    'docs/PAGE.md:2',
    'docs/decisions/0001-a.md:1',
  ])
})

it('ignores ordinary meanings', () => {
  const faults = faultsOf(rule, {
    'infra/a.ts': 'const keptAnswerPhone = 1\nconst keptAnswered = 2',
    'infra/b.ts': "const text = 'three rooms and a kitchen'\nconst bathrooms = 2",
    'infra/c.ts': "const watch = 1\nconst empty = ''",
    'infra/d.ts': "import { Rooms as Map } from 'icons'",
    'infra/e.ts': 'const label = t`A kept answer`',
    'docs/PAGE.md': 'one\n\nthree',
    'packages/presenter/src/a.ts': 'const rooms = 1',
    'infra/f.ts': "const film = 'film'\n// A filmed person.",
    'docs/LIST.md': 'A film',
  })

  expect(faults).toEqual([])
})

it('finds a word in comments only when it is ordinary elsewhere', () => {
  expect(faultsOf(rule, { 'infra/a.ts': '\n/** The end of a film. */\nconst a = 1' })).toEqual(['infra/a.ts:2'])
})

it('finds a word in paths only when it is ordinary elsewhere', () => {
  expect(faultsOf(rule, { 'infra/watch/main.ts': '', 'infra/night-watch.ts': '' })).toEqual([
    'infra/watch/main.ts:1',
    'infra/night-watch.ts:1',
  ])
})

it('finds each name of the list in a path', () => {
  const phrases = oldNames.flatMap(({ old = '', files = '' }) => `${old} ${files}`.split(' ').filter(Boolean))
  const find = oldNamesRule(oldNames)

  expect(phrases.filter((phrase) => faultsOf(find, { [`apps/${phrase}.ts`]: '' }).length === 0)).toEqual([])
})
