import type { ShareLink, Video } from '@vitrine/contract'
import { type TestApp, testApp } from '../app.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'

export const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }

/** Opens a scene with a shared video, a clock that can be moved, and a viewer who has nothing but the link. */
export async function openShareScene() {
  const clock = { aheadMs: 0 }
  const test = await testApp({ clock: { now: () => new Date(Date.now() + clock.aheadMs) } })
  const owner = await test.customer('waymark', 'owner-of-link')
  await owner.call('PATCH /auth/profile', { body: { displayName: 'Harbour Tours', email: 'owner@mail.example' } })
  const video = await makeVideo(owner)
  const viewer = viewerOf(test)
  return { test, clock, owner, video, viewer, makeVideo, share, change }

  async function share(videoId = video.id): Promise<ShareLink> {
    return (await owner.call<ShareLink>('POST /api/videos/:id/share', { params: { id: videoId } })).body
  }

  async function change(body: Record<string, unknown>, videoId = video.id) {
    return owner.call<ShareLink>('PATCH /api/videos/:id/share', { params: { id: videoId }, body })
  }
}

export type ShareScene = Awaited<ReturnType<typeof openShareScene>>

async function makeVideo(client: Client, draft: Record<string, unknown> = {}): Promise<Video> {
  const { body } = await create(client, { title: 'Old harbour', script: 'Welcome. Come at nine.', ...draft })
  return client.finished(body.id)
}

/** Returns a viewer in a browser of their own. */
export function viewerOf(test: TestApp, headers: Record<string, string> = BROWSER, slug = 'waymark') {
  const client = test.visitor(slug)
  return {
    client,
    open: (address: string) => client.call<string>(`GET ${pathOf(address)}`, { headers }),
    send: (what: string, address: string, body: unknown) =>
      client.call(`POST ${pathOf(address)}/${what}`, { body, headers }),
  }
}

export function pathOf(address: string | null): string {
  return address ? new URL(address).pathname : '/v/none'
}

/** The page without what differs between two answers to the same question. */
export function plainPage(html: string): string {
  return html.replaceAll(/data-stamp="[^"]*"/g, '')
}
