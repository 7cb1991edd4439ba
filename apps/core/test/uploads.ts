import type { Avatar, PaymentStart, TwinConsent, Upload, UploadKind } from '@vitrine/contract'
import { paymentOf, report, useCard } from './buyer.ts'
import type { Client } from './client.ts'
import { GOOD_FILE } from './fake-media-processor.ts'

export const BYTES = { headers: { 'content-type': 'application/octet-stream' } }

/** Sends a whole file in one piece. */
export async function upload(client: Client, kind: UploadKind, bytes: Buffer | string, name = 'file'): Promise<Upload> {
  const { body: opened } = await client.call<Upload>('POST /api/uploads', {
    body: { kind, name, bytes: Buffer.byteLength(bytes) },
  })
  const { body } = await piece(client, opened.id, 0, bytes)
  return body
}

export function piece(client: Client, id: string, offset: number, bytes: Buffer | string) {
  const query = { offset: String(offset) }
  return client.call<Upload>('PATCH /api/uploads/:id', { params: { id }, query, body: Buffer.from(bytes), ...BYTES })
}

/** Asks for an upload until it is ready or failed. */
export async function checked(client: Client, id: string, secondsMax = 150): Promise<Upload> {
  for (const end = Date.now() + secondsMax * 1000; Date.now() < end;) {
    const { body } = await client.call<Upload>('GET /api/uploads/:id', { params: { id } })
    if (body.status === 'ready' || body.status === 'failed') return body
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error(`the upload ${id} was not answered within ${secondsMax} s`)
}

/** Buys a digital twin at the sandbox. */
export async function buyTwin(client: Client): Promise<void> {
  const body = { planId: 'digital-twin', amount: 350 }
  const { body: start } = await client.call<PaymentStart>('POST /api/create-payment-intent', { body })
  await useCard(client, start)
  await report(client, paymentOf(start))
}

/** Has the person’s own consent recorded. Returns its id. */
export async function recordConsent(client: Client, personName: string): Promise<string> {
  const asked = { body: { personName, language: 'en' } }
  const { body: consent } = await client.call<TwinConsent>('POST /api/twin-consents', asked)
  const { id: uploadId } = await upload(client, 'footage', GOOD_FILE, 'consent')
  await checked(client, uploadId)
  const params = { id: consent.id }
  await client.call('POST /api/twin-consents/:id/recording', { params, body: { uploadId, agree: true } })
  return consent.id
}

/** A twin that was bought, of recordings that are whole and ready. It waits for its review. */
export async function makeTwin(client: Client, name: string) {
  await buyTwin(client)
  const consentId = await recordConsent(client, name)
  const { id: uploadId } = await upload(client, 'footage', GOOD_FILE, name)
  const { body } = await client.call<Avatar>('POST /api/avatars', { body: { name, uploadId, consentId } })
  await checked(client, uploadId)
  return { avatarId: body.id, uploadId, consentId }
}
