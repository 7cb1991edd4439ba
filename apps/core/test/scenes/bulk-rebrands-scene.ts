import { writeFile } from 'node:fs/promises'
import type { BulkRebrandState } from '@vitrine/contract'
import { drawnTextOf } from '../../src/features/renders/index.ts'
import type { TestApp } from '../app.ts'
import type { Client } from '../client.ts'
import { until } from '../until.ts'

const paths = { own: '/api/videos/bulk-rebrand', site: '/api/whitelabel/bulk-rebrand' } as const

/** What a render left, without its file. */
export const drawn = {
  posterKey: 'poster',
  captionsKey: null,
  unbrandedKey: null,
  keptFiles: [],
  fileHashes: [],
  storyboard: { seed: 1, durationSeconds: 24, scenes: [], warnings: [] },
  durationSeconds: 24,
  bytes: 10,
}

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

/** Ends the render of a video where no worker does, with a look of before. */
export async function finishedAsOf({ deps, features }: TestApp, videoId: string): Promise<void> {
  const { rows } = await deps.db.execute('select tenant_id from video where id = $1', [videoId])
  const begun = await features.renders.renders.begin(String(rows[0]?.['tenant_id']), videoId, 1)
  if (typeof begun === 'string') throw new Error(`the video did not begin: ${begun}`)
  await features.renders.renders.finish(begun.run, {
    fileKey: 'file',
    ...drawn,
    appearance: 'older',
    drawnWords: drawnTextOf(begun.row),
  })
  const { rows: kept } = await deps.db.execute(
    `update video set speech_files = '["speech.pcm"]', rendered_texts = null where id = $1 returning tenant_id`,
    [videoId],
  )
  const path = `${deps.config.dataDir}/speech.pcm`
  await writeFile(path, 'speech bytes')
  if (kept.length > 0) await deps.storage.put('speech.pcm', path)
}
