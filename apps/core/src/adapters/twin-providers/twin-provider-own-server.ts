import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Download } from '../../platform/safe-fetch/download.ts'
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import {
  type ProviderState,
  type TwinConnection,
  type TwinProvider,
  TwinProviderError,
} from '../../ports/twin-provider.ts'
import { askProvider } from './ask-provider.ts'
import { fetchClipFrom } from './fetch-clip.ts'

const Id = z.string().regex(/^[\w-]{1,80}$/)
const Item = z.object({
  id: Id,
  status: z.enum(['queued', 'working', 'ready', 'failed']),
  percent: z.number().min(0).max(100).optional(),
  error: z.string().optional(),
})
type Item = z.infer<typeof Item>
const ItemList = z.object({ items: z.array(Item) })

interface Tools {
  fetch: SafeFetch
  download: Download
}

/**
 * A self-hosted lip-sync server with the protocol of docs/topics/lip-sync-servers.md. Files are sent to it: it
 * fetches nothing.
 */
export function createOwnServerTwins(
  { baseUrl, key, model }: TwinConnection,
  { fetch, download }: Tools,
): TwinProvider {
  const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {}
  const ask = <S extends z.ZodType>(
    method: 'DELETE' | 'GET' | 'POST',
    path: string,
    schema: S,
    signal: AbortSignal,
    body?: { type: string; bytes: Buffer },
  ) => askProvider(fetch, { url: `${baseUrl}${path}`, method, headers, ...(body ? { body } : {}) }, schema, signal)
  return {
    wants: 'clip',
    fetches: false,
    async train({ reference, recording }, signal) {
      const query = new URLSearchParams({ reference, ...(model ? { model } : {}) })
      const body = { type: 'video/mp4', bytes: await readFile(recording.path) }
      return idOf(await ask('POST', `/avatars?${query.toString()}`, Item, signal, body))
    },
    findTwin: (reference, signal) => find('avatars', reference, signal),
    twinState: (id, signal) => state('avatars', id, signal),
    async deleteTwin(id, signal) {
      await ask('DELETE', `/avatars/${id}`, z.unknown(), signal)
    },
    async speak({ reference, twinId, speech }, signal) {
      const query = new URLSearchParams({ avatar: twinId, reference })
      const body = { type: 'audio/wav', bytes: await readFile(speech.path) }
      return idOf(await ask('POST', `/jobs?${query.toString()}`, Item, signal, body))
    },
    findClip: (reference, signal) => find('jobs', reference, signal),
    clipState: (id, signal) => state('jobs', id, signal),
    fetchClip: (id, path, signal) => fetchClipFrom(download, `${baseUrl}/jobs/${id}/video`, path, signal, headers),
    async deleteClip(id, signal) {
      await ask('DELETE', `/jobs/${id}`, z.unknown(), signal)
    },
  }

  async function find(kind: 'avatars' | 'jobs', reference: string, signal: AbortSignal): Promise<string | undefined> {
    const found = await ask('GET', `/${kind}?${new URLSearchParams({ reference }).toString()}`, ItemList, signal)
    return found?.items[0]?.id
  }

  async function state(kind: 'avatars' | 'jobs', id: string, signal: AbortSignal): Promise<ProviderState> {
    const found = await ask('GET', `/${kind}/${id}`, Item, signal)
    if (!found) return { state: 'gone' }
    if (found.id !== id) throw new TwinProviderError('unknown', { reason: 'The answer is about something else.' })
    if (found.status === 'ready') return { state: 'ready' }
    if (found.status === 'failed') return { state: 'failed', reason: found.error || null }
    return { state: 'working', percent: Math.round(found.percent ?? 0) }
  }
}

function idOf(answer: Item | undefined): string {
  if (answer === undefined) throw new TwinProviderError('unknown')
  return answer.id
}
