import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Upload } from '@vitrine/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { createDice } from '../dice.ts'
import { GOOD_FILE } from '../fake-media-processor.ts'
import { checked } from '../uploads.ts'

const CUTS = 20
const BYTES = 400_000
const PIECE_BYTES = 64 * 1024

let test: TestApp
let ana: Client
let port: number

beforeAll(async () => {
  test = await testApp()
  ana = await test.customer('waymark', 'ana')
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  port = (test.app.server.address() as AddressInfo).port
})
afterAll(() => test.close())

it(`a file whose connection is cut at ${CUTS} random bytes arrives with the same checksum`, async () => {
  const dice = createDice(20)
  const file = Buffer.concat([Buffer.from(GOOD_FILE), Buffer.from(Array.from({ length: BYTES }, () => dice(256)))])
  const arrived = Promise.withResolvers<string>()
  const { process } = test.deps.mediaProcessor
  vi.spyOn(test.deps.mediaProcessor, 'process').mockImplementationOnce(async (job, hooks) => {
    arrived.resolve(sha256(await readFile(job.inputPath)))
    return process(job, hooks)
  })
  const body = { kind: 'content', name: 'tour.pdf', bytes: file.length }
  const { id } = (await ana.call<Upload>('POST /api/uploads', { body })).body

  for (let cuts = 0; cuts < CUTS; cuts += 1) {
    const offset = await received(id)
    const piece = file.subarray(offset, offset + PIECE_BYTES)
    await send(id, offset, piece, dice(piece.length))
    // Some connections hold for a piece between two that are cut.
    if (dice(4) === 0) await send(id, offset, piece.subarray(0, 1 + dice(PIECE_BYTES / 4)))
  }
  for (let offset = await received(id); offset < file.length; offset = await received(id))
    await send(id, offset, file.subarray(offset, offset + PIECE_BYTES))

  expect(await arrived.promise).toBe(sha256(file))
  expect((await checked(ana, id)).status).toBe('ready')
})

async function received(id: string): Promise<number> {
  return (await ana.call<Upload>('GET /api/uploads/:id', { params: { id } })).body.receivedBytes
}

/** Sends a piece over a connection of its own, which is cut after `cutAfter` bytes. Returns once it has ended. */
function send(id: string, offset: number, piece: Buffer, cutAfter = piece.length): Promise<number | 'cut'> {
  return new Promise((resolve) => {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method: 'PATCH',
      path: `/api/uploads/${id}?offset=${offset}`,
      headers: {
        host: 'waymark.localhost',
        origin: 'http://waymark.localhost',
        cookie: ana.cookie,
        'content-type': 'application/octet-stream',
        'content-length': piece.length,
      },
    })
    outgoing.on('error', () => resolve('cut'))
    outgoing.on('response', (answer: IncomingMessage) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    if (cutAfter === piece.length) outgoing.end(piece)
    else outgoing.write(piece.subarray(0, cutAfter), () => outgoing.destroy(new Error('cut')))
  })
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
