import type { Upload } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { storedFiles } from '../stored-files.ts'
import { checked, makeTwin, piece, upload } from '../uploads.ts'

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'ana')
})
afterAll(() => test.close())

it('a file is uploaded in chunks, each at its place, and resumes after a broken connection', async () => {
  const body = { kind: 'content', name: 'tour.pdf', bytes: GOOD_FILE.length }
  const { body: opened, status } = await ana.call<Upload>('POST /api/uploads', { body })
  const first = await piece(ana, opened.id, 0, GOOD_FILE.slice(0, 6))
  const again = await piece(ana, opened.id, 0, GOOD_FILE.slice(0, 6))
  const tooFar = await piece(ana, opened.id, 6, `${GOOD_FILE} and more`)
  const last = await piece(ana, opened.id, 6, GOOD_FILE.slice(6))
  const end = await checked(ana, opened.id)

  expect([status, opened.status, first.body.receivedBytes]).toEqual([201, 'receiving', 6])
  expect([again.status, again.body]).toMatchObject([409, { code: 'upload-offset', receivedBytes: 6 }])
  expect([tooFar.status, last.status]).toEqual([413, 200])
  expect(end).toMatchObject({ status: 'ready', isExact: true, errorMessage: null })
  expect((await piece(ana, opened.id, GOOD_FILE.length, 'x')).body).toMatchObject({
    message: 'This file is already fully uploaded.',
  })
})

it('a processed upload shows its result, never the file itself', async () => {
  const { pictures } = await checked(ana, (await upload(ana, 'content', GOOD_FILE)).id)
  const shown = await test.app.inject({ url: pictures[0]?.url ?? '', headers: { host: 'waymark.localhost' } })

  expect([shown.statusCode, shown.headers['content-type'], shown.body]).toEqual([
    200,
    'image/webp',
    'page-1.webp made anew',
  ])
})

it('a failed upload shows the reason and stores nothing', async () => {
  const end = await checked(ana, (await upload(ana, 'content', 'nonsense')).id)

  expect(end).toMatchObject({ status: 'failed', errorMessage: 'This is nothing that can be read.' })
  await expect.poll(() => filesOf('uploads').some((path) => path.includes(end.id))).toBe(false)
})

it('a file over the limit of its kind, or of the person’s space, is refused', async () => {
  const { body, status } = await ana.call('POST /api/uploads', { body: { kind: 'voice', name: 'a', bytes: 3e8 } })
  const bo = await test.customer('waymark', 'bo-with-much')
  const opened = []
  for (let count = 0; count < 5; count++)
    opened.push(await bo.call('POST /api/uploads', { body: { kind: 'footage', name: 'a', bytes: 500 * 1024 * 1024 } }))

  expect([status, body.message]).toEqual([413, 'The file is larger than 200 MB. Use a smaller one.'])
  expect(opened.map((answer) => answer.status)).toEqual([201, 201, 201, 201, 409])
})

it('an upload accepts raw bytes only', async () => {
  const { id } = (await ana.call<Upload>('POST /api/uploads', { body: { kind: 'voice', name: 'a', bytes: 9 } })).body
  const asJson = await ana.call('PATCH /api/uploads/:id', { params: { id }, query: { offset: '0' }, body: { a: 1 } })
  const headers = { 'content-type': 'application/octet-stream' }
  const elsewhere = await ana.call('POST /api/uploads', { body: Buffer.from('{}'), headers })

  expect([asJson.status, elsewhere.status]).toEqual([415, 415])
})

it('the storage of a person includes the pages that were made from small files', async () => {
  const gita = await test.customer('waymark', 'gita')
  const other = await upload(gita, 'content', GOOD_FILE)
  await checked(gita, (await upload(gita, 'content', `${GOOD_FILE} [large] [3 pages]`)).id)
  await checked(gita, other.id)
  await test.deps.db.execute('update upload set bytes = $2 where id = $1', [other.id, 1998 * 1024 * 1024])
  const body = { kind: 'content', name: 'file', bytes: 1 }

  expect((await gita.call('POST /api/uploads', { body })).body).toMatchObject({ code: 'uploads-full' })
})

it('a twin is deleted with its recording, which cannot be deleted alone', async () => {
  const dina = await test.customer('waymark', 'dina')
  const { avatarId, uploadId } = await makeTwin(dina, 'Dina')
  const alone = await dina.call('DELETE /api/uploads/:id', { params: { id: uploadId } })
  const both = await dina.call('DELETE /api/avatars/:id', { params: { id: avatarId } })

  expect([alone.body.code, both.status]).toEqual(['upload-in-use', 200])
  expect((await dina.call('GET /api/uploads/:id', { params: { id: uploadId } })).status).toBe(404)
  expect(filesOf('uploads').some((path) => path.includes(uploadId))).toBe(false)
})

it('deleting an account deletes its uploads', async () => {
  const finn = await test.customer('waymark', 'finn')
  const { uploadId } = await makeTwin(finn, 'Finn')
  await checked(finn, (await upload(finn, 'content', GOOD_FILE)).id)
  expect(filesOf('uploads').some((path) => path.includes(uploadId))).toBe(true)
  const { status } = await finn.call('DELETE /auth/account', { body: { password: 'three plain words', confirm: true } })
  const { rows } = await test.deps.db.execute('select count(*)::int as n from upload where id = $1', [uploadId])

  expect([status, rows[0]?.n]).toEqual([200, 0])
  expect(filesOf('uploads').some((path) => path.includes(uploadId))).toBe(false)
})

/** Returns all stored files below folders of this name. */
const filesOf = (folder: string) => storedFiles(test, `/${folder}/`)
