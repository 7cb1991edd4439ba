import { type Batch, PERSONAL_LINKS_MAX } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { check, ended, table, upload } from '../batches.ts'
import { type ShareScene, openShareScene } from '../scenes/share-scene.ts'

const UNBEGUN = 10
const ENDED = 100

let scene: ShareScene

beforeAll(async () => {
  scene = await openShareScene()
})
afterAll(() => scene.test.close())

it('files that are uploaded and cancelled do not fill the storage', async () => {
  for (let n = 0; n < UNBEGUN + 2; n++) {
    const { body } = await upload(scene.owner, `recipient\nSara ${n}\n`)
    await scene.owner.call('POST /api/batches/:id/cancel', { params: { id: body.id } })
  }
  await upload(scene.owner, 'recipient\nSara\n')

  expect(await importsOf('started_at is null')).toBe(UNBEGUN)
})

it('of the batches of a person that have ended the newest hundred are kept', async () => {
  const { body } = await upload(scene.owner, 'recipient\nSara\n')
  await scene.test.deps.db.execute(
    `insert into table_import (tenant_id, id, kind, user_id, name, state, encoding, header, sample, row_count, created_at, started_at)
     select tenant_id, gen_random_uuid(), kind, user_id, name, 'done', encoding, header, sample, row_count, created_at, created_at
     from table_import, generate_series(1, ${ENDED + 3}) where id = $1`,
    [body.id],
  )
  await upload(scene.owner, 'recipient\nSara\n')

  expect(await importsOf('started_at is not null')).toBe(ENDED)
})

it('a person has a limited number of personal links, since they cost no credits', async () => {
  const { owner, video, test } = scene
  const first = await linked('recipient\nSara\n')
  await test.deps.db.execute(
    `insert into video select (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'request_key', 'copy ' || n))).*
     from video v, generate_series(1, ${PERSONAL_LINKS_MAX - 2}) n where copy_of = $1`,
    [video.id],
  )
  const { id, ...counts } = await linked('recipient\nOmid\nLeila\n')

  expect([first, counts]).toMatchObject([
    { ready: 1, refused: 0 },
    { ready: 1, refused: 1 },
  ])
  expect(await table(owner, id, 'refused')).toContain('You have 2,000 personal links. Delete videos')
})

/** Makes a personal link to the video for each name of the file. */
async function linked(text: string): Promise<Batch> {
  const { owner, video } = scene
  const { body: batch } = await upload(owner, text)
  await check(owner, batch.id, { columns: batch.suggested, videoId: video.id })
  await owner.call('POST /api/batches/:id/start', { params: { id: batch.id } })
  return ended(owner, batch.id)
}

async function importsOf(what: string): Promise<number> {
  const { rows } = await scene.test.deps.db.execute(`select count(*)::int as n from table_import where ${what}`)
  return Number(rows[0]?.n)
}
