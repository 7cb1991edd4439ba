import { z } from 'zod'
import type { Download } from '../../platform/safe-fetch/download.ts'
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts'
import {
  type ProviderState,
  type TwinConnection,
  type TwinMedia,
  type TwinProvider,
  TwinProviderError,
} from '../../ports/twin-provider.ts'
import { askProvider } from './ask-provider.ts'
import { fetchClipFrom } from './fetch-clip.ts'

const PAGES_MAX = 50
const PER_PAGE = 100

const Id = z.string().regex(/^[\w-]{1,80}$/)
const Replica = z.object({
  replica_id: Id,
  replica_name: z.string().nullish(),
  status: z.string(),
  training_progress: z.string().nullish(),
  error_message: z.string().nullish(),
})
const Video = z.object({
  video_id: Id,
  video_name: z.string().nullish(),
  status: z.string(),
  generation_progress: z.string().nullish(),
  status_details: z.string().nullish(),
  download_url: z.string().nullish(),
})
const Replicas = z.object({ data: z.array(Replica.pick({ replica_id: true, replica_name: true })) })
const Videos = z.object({ data: z.array(Video.pick({ video_id: true, video_name: true })) })
const Started = z.object({ replica_id: Id })
const Queued = z.object({ video_id: Id })

interface Tools {
  fetch: SafeFetch
  download: Download
}

/**
 * Tavus: POST, GET and DELETE of /v2/replicas and /v2/videos. Its dates come in several formats and are not read. Callbacks are not
 * signed, so they are taken as hints only.
 */
export function createTavusTwins({ baseUrl, key, model }: TwinConnection, { fetch, download }: Tools): TwinProvider {
  const headers = key ? { 'x-api-key': key } : undefined
  const ask = <S extends z.ZodType>(
    method: 'DELETE' | 'GET' | 'POST',
    path: string,
    schema: S,
    signal: AbortSignal,
    body?: object,
  ) => {
    const sent = body && { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
    const request = { url: `${baseUrl}${path}`, method, headers: headers ?? {}, ...(sent ? { body: sent } : {}) }
    return askProvider(fetch, request, schema, signal)
  }
  return {
    wants: 'original',
    fetches: true,
    async train({ reference, recording, consent, callbackUrl }, signal) {
      const body = {
        replica_name: reference,
        train_video_url: urlOf(recording),
        ...(consent ? { consent_video_url: urlOf(consent) } : {}),
        ...(callbackUrl ? { callback_url: callbackUrl } : {}),
        ...(model ? { model_name: model } : {}),
      }
      return known(await ask('POST', '/v2/replicas', Started, signal, body)).replica_id
    },
    findTwin: (reference, signal) =>
      search(async (page) => {
        const found = await ask('GET', `/v2/replicas?limit=${PER_PAGE}&page=${page}`, Replicas, signal)
        return (found?.data ?? []).map((one) => ({ id: one.replica_id, name: one.replica_name }))
      }, reference),
    async twinState(id, signal) {
      const found = await ask('GET', `/v2/replicas/${id}`, Replica, signal)
      if (found && found.replica_id !== id) throw unexpectedAnswer()
      return stateOf(found?.status, found?.training_progress, found?.error_message)
    },
    async deleteTwin(id, signal) {
      await ask('DELETE', `/v2/replicas/${id}`, z.unknown(), signal)
    },
    async speak({ reference, twinId, speech, callbackUrl }, signal) {
      const body = {
        replica_id: twinId,
        video_name: reference,
        audio_url: urlOf(speech),
        ...(callbackUrl ? { callback_url: callbackUrl } : {}),
      }
      return known(await ask('POST', '/v2/videos', Queued, signal, body)).video_id
    },
    findClip: (reference, signal) =>
      search(async (page) => {
        const found = await ask('GET', `/v2/videos?limit=${PER_PAGE}&page=${page}`, Videos, signal)
        return (found?.data ?? []).map((one) => ({ id: one.video_id, name: one.video_name }))
      }, reference),
    async clipState(id, signal) {
      const found = await video(id, signal)
      return stateOf(found?.status, found?.generation_progress, found?.status_details)
    },
    async fetchClip(id, path, signal) {
      const url = (await video(id, signal))?.download_url
      if (!url) throw new TwinProviderError('unknown', { reason: 'The clip has no download link.' })
      await fetchClipFrom(download, url, path, signal)
    },
    async deleteClip(id, signal) {
      await ask('DELETE', `/v2/videos/${id}?hard=true`, z.unknown(), signal)
    },
  }

  async function video(id: string, signal: AbortSignal) {
    const found = await ask('GET', `/v2/videos/${id}`, Video, signal)
    if (found && found.video_id !== id) throw unexpectedAnswer()
    return found
  }
}

/** Searches the pages of a list for a name. */
async function search(
  listPage: (page: number) => Promise<{ id: string; name: string | null | undefined }[]>,
  reference: string,
): Promise<string | undefined> {
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const rows = await listPage(page)
    const found = rows.find(({ name }) => name === reference)
    if (found) return found.id
    if (rows.length < PER_PAGE) return undefined
  }
  throw new TwinProviderError('unknown', { reason: 'The list is too long to search.' })
}

function stateOf(status: string | undefined, progress: string | null | undefined, reason: string | null | undefined) {
  const states: Record<string, () => ProviderState> = {
    ready: () => ({ state: 'ready' }),
    completed: () => ({ state: 'ready' }),
    error: () => ({ state: 'failed', reason: reason || null }),
    failed: () => ({ state: 'failed', reason: reason || null }),
    deleted: () => ({ state: 'gone' }),
  }
  if (status === undefined) return { state: 'gone' } satisfies ProviderState
  const percent = Math.min(100, Number.parseInt(progress ?? '', 10) || 0)
  return states[status]?.() ?? ({ state: 'working', percent } satisfies ProviderState)
}

function urlOf({ url }: TwinMedia): string {
  if (!url) throw new TwinProviderError('not-public')
  return url
}

function known<T>(answer: T | undefined): T {
  if (answer === undefined) throw new TwinProviderError('unknown')
  return answer
}

function unexpectedAnswer(): TwinProviderError {
  return new TwinProviderError('unknown', { reason: 'The answer is about something else.' })
}
