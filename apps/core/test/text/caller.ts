import type { Access, Call } from '@vitrine/contract'
import { type ApiKey, api } from '@vitrine/contract/api'
import { newId } from '../../src/platform/ids/ids.ts'
import type { TestApp } from '../app.ts'
import type { Client } from '../client.ts'
import { type Known, type TextField, sentWith } from './text-calls.ts'

export type Caller = Awaited<ReturnType<typeof createCaller>>

const PASSWORD = 'three plain words'

/** Creates a caller that makes each call as a person with access to it, and signs in again after a call that ends the session. */
export async function createCaller(test: Pick<TestApp, 'visitor' | 'customer' | 'demo'>) {
  const signedIn = new Map<string, Client>()
  let count = 0
  const { body: avatars } = await (await clientOf('customer')).call<{ id: string }[]>('GET /api/avatars')
  return { send, clientOf }

  async function send(key: ApiKey, texts: ReadonlyMap<TextField, string>): Promise<number> {
    const sent = sentWith(key, texts, known) as { params?: Record<string, string>; query?: Record<string, string> }
    const { access, bytes }: Call = api[key]
    const request = bytes ? { ...sent, body: Buffer.from('x'), headers: BYTES } : sent
    const { status } = await (await clientOf(access)).call(key, request)
    if (status !== 401 || access === 'anyone') return status
    signedIn.delete(access)
    return (await (await clientOf(access)).call(key, request)).status
  }

  async function clientOf(access: Access): Promise<Client> {
    const client = signedIn.get(access) ?? (await newClient(access))
    signedIn.set(access, client)
    return client
  }

  async function newClient(access: Access): Promise<Client> {
    if (access === 'anyone') return test.visitor('waymark')
    if (access !== 'customer') return test.demo('waymark', access === 'operator' ? 'operator' : 'owner')
    return test.customer('waymark', `reader${(count += 1)}`)
  }

  /** Returns values with which as many calls as possible pass their schemas. */
  function known(name: string, { type, format, minimum, minLength = 1 }: Parameters<Known>[1]): unknown {
    if (name === 'avatarId') return avatars[0]?.id
    if (name === 'password' || name === 'currentPassword') return PASSWORD
    if (format === 'uuid') return newId()
    if (format === 'email' || name === 'email') return `reader${(count += 1)}@mail.example`
    if (format === 'uri' || name === 'url') return 'https://www.azure-coast.example/'
    if (format === 'date-time') return new Date().toISOString()
    if (type === 'boolean') return true
    if (type === 'number' || type === 'integer') return Math.max(0, minimum ?? 0)
    return 'A quiet morning'.padEnd(minLength, '.')
  }
}

const BYTES = { 'content-type': 'application/octet-stream' }
