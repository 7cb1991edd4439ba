import type { BulkRebrandState } from '@vitrine/contract'
import type { Client } from './client.ts'
import { until } from './until.ts'

const paths = { own: '/api/videos/bulk-rebrand', site: '/api/whitelabel/bulk-rebrand' } as const

/** Returns the progress of the update of all videos. */
export async function state(client: Client, of: keyof typeof paths = 'own'): Promise<BulkRebrandState> {
  return (await client.call<BulkRebrandState>(`GET ${paths[of]}`)).body
}

export function start(client: Client, of: keyof typeof paths = 'own') {
  return client.call<BulkRebrandState>(`POST ${paths[of]}`)
}

/** The same once it is over. */
export async function over(client: Client, of: keyof typeof paths = 'own'): Promise<BulkRebrandState> {
  return until(async () => {
    const now = await state(client, of)
    return now.latest?.state !== 'running' && now
  }, 'the update did not end')
}
