import type { Avatar, Video } from '@vitrine/contract'
import { createDownload } from '../../src/platform/safe-fetch/download.ts'
import { createSafeFetch } from '../../src/platform/safe-fetch/safe-fetch.ts'
import type { TwinConnection } from '../../src/ports/twin-provider.ts'
import { testApp } from '../app.ts'
import { creditsOf } from '../buyer.ts'
import type { Client } from '../client.ts'
import { openOwnTwinServer } from '../servers/own-twin-server.ts'
import { storedFiles } from '../stored-files.ts'
import { openTavusServer } from '../servers/tavus-server.ts'
import type { TwinServer } from '../servers/twin-server.ts'
import { makeTwin } from '../uploads.ts'

const anywhere = { ports: 'any', isAllowed: () => true } as const

export type TwinScene = Awaited<ReturnType<typeof twinScene>>

/** The application with a twin service, whose time goes as fast as a test wants. */
export async function twinScene(kind: TwinConnection['kind'], { isPublic = true, settings = {} as object } = {}) {
  const server: TwinServer = await (kind === 'tavus' ? openTavusServer() : openOwnTwinServer())
  let aheadMs = 0
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const twinService = { kind, baseUrl: server.url, key: 'k', model: 'm', isInstallation: true }
  const reported: Error[] = []
  const test = await testApp({
    clock,
    settings: { twinService, makesShowcaseVideos: false, ...settings },
    isPublicSite: async () => isPublic,
    safeFetch: createSafeFetch(anywhere),
    download: createDownload(anywhere, 1),
    report: (error) => void reported.push(error),
  })
  const operator = await test.demo('waymark', 'operator')
  const tenantId = (await test.features.tenants.withSlug('waymark'))?.id ?? ''
  let people = 0
  return {
    test,
    server,
    operator,
    tenantId,
    reported,
    pass,
    person,
    trained,
    approve,
    twin,
    create,
    video,
    requests,
    filesWith,
    close,
  }

  /** Lets time pass, and takes up every request whose time has come. */
  async function pass(seconds: number): Promise<void> {
    aheadMs += seconds * 1000
    await test.features.twinServices.requests.resume(tenantId)
    await test.features.renders.renders.admitWaiting(tenantId)
  }

  async function person() {
    const username = `speaker${people++}`
    const client = await test.customer('waymark', username)
    const { avatarId, consentId, uploadId } = await makeTwin(client, 'Ana')
    return { client, username, avatarId, consentId, uploadId }
  }

  async function approve(avatarId: string) {
    return operator.call('POST /api/admin/avatars/:id/approve', { params: { id: avatarId } })
  }

  /** A person whose twin has been trained. */
  async function trained() {
    const one = await person()
    await approve(one.avatarId)
    await until(async () => server.stored.twins.size > 0 && (await states(one.avatarId)).includes('working'))
    server.finish('twins')
    await until(async () => {
      await pass(10)
      return (await twin(one.client, one.avatarId)).status === 'ready'
    })
    return { ...one, credits: await creditsOf(one.client) }
  }

  async function twin(client: Client, id: string) {
    return (await client.call<Avatar>('GET /api/avatars/:id', { params: { id } })).body
  }

  async function create(client: Client, avatarId: string, script = 'A quiet morning by the water.') {
    return (await client.call<Video>('POST /api/videos', { body: { script, avatarId } })).body
  }

  async function video(client: Client, id: string) {
    return (await client.call<Video>('GET /api/videos/:id', { params: { id } })).body
  }

  async function requests(avatarId: string) {
    const { rows } = await test.deps.db.execute(
      `select kind, state, provider_id, hold_id, error, clip_key, speech_key from twin_request where avatar_id = $1 order by created_at`,
      [avatarId],
    )
    return rows as Record<string, string | null>[]
  }

  async function states(avatarId: string) {
    return (await requests(avatarId)).map(({ state }) => state)
  }

  /** Returns the stored files of the tenant whose path has this text in it. */
  function filesWith(text: string): string[] {
    return storedFiles(test, text).filter((path) => path.includes(tenantId))
  }

  async function close() {
    await test.close()
    await server.close()
  }
}

/** Asks again until it is so. */
export async function until(isSo: () => Promise<boolean>, secondsMax = 150): Promise<void> {
  for (const end = Date.now() + secondsMax * 1000; Date.now() < end;) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`it was not so within ${secondsMax} s`)
}
