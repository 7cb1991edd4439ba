import type { Video } from '@vitrine/contract'
import type { TestApp } from './app.ts'
import type { Client, Reply } from './client.ts'

/** Two sentences of about this many minutes, at the pace of the estimate. */
export function words(count: number): string {
  return Array.from({ length: count }, (_, index) => `word${index % 7 === 6 ? '.' : ''}`).join(' ')
}

export async function avatarOf(client: Client): Promise<string> {
  const { body } = await client.call<{ id: string; status: string }[]>('GET /api/avatars')
  return body.find(({ status }) => status === 'ready')?.id ?? ''
}

/** Asks for a video; what is not said is a plain draft. */
export async function create(client: Client, draft: Record<string, unknown> = {}): Promise<Reply<Video>> {
  const avatarId = await avatarOf(client)
  return client.call<Video>('POST /api/videos', { body: { script: 'A little film.', avatarId, ...draft } })
}

export async function read(client: Client, id: string): Promise<Video> {
  return (await client.call<Video>('GET /api/videos/:id', { params: { id } })).body
}

export async function credits(client: Client): Promise<{ credits: number; creditsHeld: number }> {
  const { body } = await client.call<{ credits: number; creditsHeld: number }>('GET /api/user')
  return { credits: body.credits, creditsHeld: body.creditsHeld }
}

/** Returns the sum of all ledger entries of a person, in credits. */
export async function sumOfEntries(test: TestApp, client: Client): Promise<number> {
  const { body } = await client.call<{ id: string }>('GET /api/user')
  const text = 'select coalesce(sum(delta_half_credits), 0)::int as sum from credit_entry where user_id = $1'
  const { rows } = await test.deps.db.execute(text, [body.id])
  return Number(rows[0]?.sum) / 2
}
