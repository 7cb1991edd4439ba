import type { Batch, BatchPlan } from '@vitrine/contract'
import { expect, it } from 'vitest'
import type { VideoOutput } from '../../lib/video-output.ts'
import { chooseField } from '../../ui/table-import/column-fields.ts'
import { draftOf, isComplete, isPersonal, planOf, repeatableContents } from './plan.ts'

const batch: Batch = {
  id: '0193a000-0000-7000-8000-000000000001',
  name: 'tours.csv',
  state: 'open',
  encoding: 'UTF-8',
  header: ['Name', 'Text', 'Notes'],
  sample: [],
  suggested: { title: 0, script: 1 },
  plan: null,
  rows: 2,
  waiting: 2,
  rendering: 0,
  ready: 0,
  failed: 0,
  refused: 0,
  createdAt: '2026-11-22T10:00:00Z',
  endedAt: null,
}

const output: VideoOutput = {
  shape: '16:9',
  moreShapes: [],
  definition: '1080p',
  framing: 'medium',
  background: 'scene',
  twinBackground: 'kept',
  captions: true,
  opening: false,
  aiLabel: false,
  unbrandedCopy: false,
  music: false,
  musicMood: 'calm',
}
const names = { title: 'Title', script: 'Script', recipient: 'Recipient' }

it('starts with mappings suggested by column names, and earlier choices', () => {
  expect(draftOf(batch, { language: 'es', output, offered: names })).toMatchObject({
    fields: ['title', 'script', ''],
    language: 'es',
  })
  const choices = { avatarId: 'a', language: 'fa', length: 'short' } as const
  const plan = {
    columns: { script: 1 },
    variables: [{ name: 'Notes', kind: 'number', column: 2 }],
    templates: { title: 'About {{Notes}}' },
    photoRights: false,
    ...choices,
    voice: 'kristin',
    whenVoiceUnavailable: 'presenter',
    ...output,
    shape: '9:16',
    moreShapes: ['1:1'],
    music: true,
    musicMood: 'bright',
  } as BatchPlan
  expect(planOf(draftOf({ ...batch, plan }, { language: 'en', output, offered: names }), [])).toEqual(plan)
})

it('omits fields that the site’s trade does not have', () => {
  const homes = { ...batch, suggested: { script: 1, bedrooms: 2 } as const }
  expect(draftOf(homes, { language: 'en', output, offered: names }).fields).toEqual(['', 'script', ''])
  expect(draftOf(homes, { language: 'en', output, offered: { ...names, bedrooms: 'Bedrooms' } }).fields).toEqual([
    '',
    'script',
    'bedrooms',
  ])
})

it('a field is mapped to one column', () => {
  expect(chooseField(['title', 'script', ''], 2, 'script')).toEqual(['title', '', 'script'])
  expect(chooseField(['title', '', ''], 0, '')).toEqual(['', '', ''])
})

it('a link to a page is enough for a video', () => {
  const draft = {
    ...draftOf(batch, { language: 'en', output, offered: names }),
    fields: ['recipient' as const, 'link' as const, '' as const],
  }
  expect([isPersonal(draft), isComplete(draft)]).toEqual([false, true])
})

it('names without scripts are links to one video, which must be chosen', () => {
  const draft = {
    ...draftOf(batch, { language: 'en', output, offered: names }),
    fields: ['recipient' as const, '' as const, '' as const],
  }
  expect([isPersonal(draft), isComplete(draft)]).toEqual([true, false])
  expect(isComplete({ ...draft, videoId: 'v' })).toBe(true)
  expect(planOf({ ...draft, videoId: 'v' }, [])).toMatchObject({ columns: { recipient: 0 }, videoId: 'v' })
  expect(planOf({ ...draft, fields: ['recipient', 'script', ''], videoId: 'v' }, []).videoId).toBeUndefined()
})

it('uses the first ready presenter until a column or a person chooses one', () => {
  const avatars = [
    { id: 'twin', status: 'failed' as const },
    { id: 'kai', status: 'ready' as const },
  ]
  const draft = draftOf(batch, { language: 'en', output, offered: names })

  expect(planOf(draft, avatars).avatarId).toBe('kai')
  expect(planOf({ ...draft, fields: ['title', 'script', 'presenter'] }, avatars).avatarId).toBe('')
  expect(planOf({ ...draft, avatarId: '' }, avatars).avatarId).toBe('')
  expect(planOf({ ...draft, avatarId: 'maya' }, avatars).avatarId).toBe('maya')
})

it('a script for all rows is enough, and photos require rights', () => {
  const draft = draftOf({ ...batch, suggested: {} }, { language: 'en', output, offered: names })
  const written = { ...draft, templates: { script: 'About {{Name}}', title: ' ' } }
  expect([isComplete(draft), isComplete(written)]).toEqual([false, true])
  const pictured = { ...written, fields: ['' as const, '' as const, 'image' as const] }
  expect([isComplete(pictured), isComplete({ ...pictured, photoRights: true })]).toEqual([false, true])
  expect(planOf({ ...pictured, photoRights: true }, [])).toMatchObject({
    columns: {},
    variables: [{ name: 'Notes', kind: 'image', column: 2 }],
    templates: { script: 'About {{Name}}' },
    photoRights: true,
  })
})

it('several columns may contain photos, and one the color', () => {
  const photos = chooseField(['image', '', ''], 1, 'image', repeatableContents)
  expect(photos).toEqual(['image', 'image', ''])
  expect(chooseField(['colour', '', ''], 1, 'colour', repeatableContents)).toEqual(['', 'colour', ''])
})
