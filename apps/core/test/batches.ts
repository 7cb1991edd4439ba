import type { Avatar, Batch, BatchCheck, Video } from '@vitrine/contract'
import type { Client } from './client.ts'
import { BYTES } from './uploads.ts'
import { until } from './until.ts'

const NAME = { name: 'tours.csv' }
export const upload = (client: Client, text: string | Buffer) =>
  client.call<Batch>('POST /api/batches', { query: NAME, body: Buffer.from(text), ...BYTES })
export const check = (client: Client, id: string, body: object) =>
  client.call<BatchCheck>('POST /api/batches/:id/check', { params: { id }, body })
export const get = async (client: Client, id: string) =>
  (await client.call<Batch>('GET /api/batches/:id', { params: { id } })).body
export const table = async (client: Client, id: string, which: 'made' | 'refused') =>
  (await client.call<string>('GET /api/batches/:id/rows.csv', { params: { id }, query: { which } })).body
export const presenterOf = async (client: Client) => (await client.call<Avatar[]>('GET /api/avatars')).body[0]?.id ?? ''
export const videosOf = async (client: Client) => (await client.call<Video[]>('GET /api/videos')).body

/** Asks for a batch until it has ended. */
export async function ended(client: Client, id: string): Promise<Batch> {
  return until(async () => {
    const batch = await get(client, id)
    return batch.endedAt !== null && batch
  }, `the batch ${id} did not end`)
}
