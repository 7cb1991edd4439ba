import { readdirSync, statSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { Upload } from '@vitrine/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client, Reply } from '../client.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { storedFiles } from '../stored-files.ts'
import { BYTES, checked, piece, upload } from '../uploads.ts'

const CUT = 6

let test: TestApp
let ana: Client

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'ana')
})
afterAll(() => test.close())

describe('upload chunks sent to one place at the same time', () => {
  it('keep the first complete one, and later ones change nothing', async () => {
    const { id } = await announced()
    const late = slowPiece(ana, id, 'x'.repeat(CUT))
    const first = await piece(ana, id, 0, GOOD_FILE.slice(0, CUT))
    const refused = await late.finish()
    await piece(ana, id, CUT, GOOD_FILE.slice(CUT))

    expect([first.status, refused.status, refused.body.code]).toEqual([200, 409, 'upload-offset'])
    expect(await checked(ana, id)).toMatchObject({ status: 'ready', errorMessage: null })
  })

  it('cannot exceed the announced length', async () => {
    const { id } = await announced()
    const late = slowPiece(ana, id, 'x'.repeat(GOOD_FILE.length))
    await piece(ana, id, 0, GOOD_FILE.slice(0, CUT))
    await late.finish()

    expect(bytesOf(id)).toBe(CUT)
  })

  it('are stored as one, however many there are', async () => {
    const { id } = await announced()
    const answers = await Promise.all(Array.from({ length: 8 }, () => piece(ana, id, 0, GOOD_FILE.slice(0, CUT))))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)])
    expect(bytesOf(id)).toBe(CUT)
  })
})

it('a chunk in transfer leaves nothing when its upload is deleted', async () => {
  const { id } = await announced()
  const late = slowPiece(ana, id, GOOD_FILE.slice(0, CUT))
  await ana.call('DELETE /api/uploads/:id', { params: { id } })
  const refused = await late.finish()

  expect([refused.status, refused.body.code]).toEqual([404, 'not-found'])
  expect(bytesOf(id)).toBe(0)
  await expect.poll(() => readdirSync(test.deps.workFolder).filter((name) => name.startsWith('piece-'))).toEqual([])
})

describe.each(['waymark', 'keystone'])('another person on %s', (tenant) => {
  it('can neither see, continue nor delete an upload, which looks like an unknown one', async () => {
    const { id } = await announced()
    const mallory = await test.customer(tenant, `mallory-on-${tenant}`)
    const tries = async (target: string) => [
      plain(await mallory.call('GET /api/uploads/:id', { params: { id: target } })),
      plain(await mallory.call('HEAD /api/uploads/:id', { params: { id: target } })),
      plain(await piece(mallory, target, 0, GOOD_FILE)),
      plain(await piece(mallory, target, 3, GOOD_FILE)),
      plain(await mallory.call('DELETE /api/uploads/:id', { params: { id: target } })),
    ]

    expect(await tries(id)).toEqual(await tries(crypto.randomUUID()))
    expect((await ana.call<Upload>('GET /api/uploads/:id', { params: { id } })).body).toMatchObject({
      status: 'receiving',
      receivedBytes: 0,
    })
  })
})

async function announced(): Promise<Upload> {
  const body = { kind: 'content', name: 'tour.pdf', bytes: GOOD_FILE.length }
  return (await ana.call<Upload>('POST /api/uploads', { body })).body
}

/** Sends all but the last byte of a piece for the beginning, and that one when `finish` is called. */
function slowPiece(client: Client, id: string, bytes: string) {
  const body = new PassThrough()
  body.write(bytes.slice(0, -1))
  const query = { offset: '0' }
  const answer = client.call('PATCH /api/uploads/:id', { params: { id }, query, body, ...BYTES })
  return {
    async finish() {
      await wait(50)
      body.end(bytes.slice(-1))
      return answer
    },
  }
}

/** Returns a response without its request id. */
function plain({ status, body }: Reply): unknown {
  const { requestId: _, instance: __, ...said } = body
  return { status, said }
}

function bytesOf(id: string): number {
  return storedFiles(test, `${id}/pieces/`).reduce((sum, path) => sum + statSync(path).size, 0)
}

it('removing a file ends its reading, which is neither reported nor retried', async () => {
  const { storage, db } = test.deps
  const { size } = storage
  const removed = Promise.withResolvers<void>()
  const spy = vi.spyOn(storage, 'size').mockImplementationOnce(async (key) => {
    const found = await size(key)
    await removed.promise
    return found
  })
  const { id } = await upload(ana, 'content', GOOD_FILE)
  await expect.poll(() => spy.mock.calls.length).toBe(1)
  await ana.call('DELETE /api/uploads/:id', { params: { id } })
  removed.resolve()

  const job = `select state from pgboss.job where name = 'upload' and data->>'uploadId' = $1`
  await expect.poll(async () => (await db.execute(job, [id])).rows).toEqual([{ state: 'completed' }])
})
