import { once } from 'node:events'
import type { NewWebhook, Newsletter, Video, WebhookDelivery } from '@vitrine/contract'
import { api } from '@vitrine/contract/api'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { addKit, sendKitLogo } from '../scenes/brand-kits-scene.ts'
import { type BrandScene, PARTNER, bytesOf, openBrandScene } from '../scenes/brand-scene.ts'
import { begun } from '../imports.ts'
import { listen } from '../raw-http.ts'
import { TRACES, traceOf } from '../traces.ts'

const HOST = `${PARTNER}.localhost`
const [STRANGER, DRAFT] = ['0197c000-0000-7000-8000-000000000000', '0197c000-0000-7000-8000-000000000001']

let scene: BrandScene
let port: number
/** An existing object for each call that needs one; each is requested as its owner and as others. */
let things: Record<string, string>
let deliveryId: string

beforeAll(async () => {
  scene = await openBrandScene()
  port = await listen(scene.test.app)
  things = await thingsOf(scene)
})
afterAll(() => scene.test.close())

const keys = Object.keys(api).filter((key) => key.startsWith('GET ') && key.includes(':'))

it.each(keys)('%s names only the partner, for existing and unknown resources', async (key) => {
  const path = key.slice('GET '.length)
  const isThere = filled(path)
  const statuses: number[] = []
  for (const url of [isThere, path.replaceAll(/:\w+/g, STRANGER), path.replaceAll(/:\w+/g, 'no%20such%20thing')])
    for (const cookie of ['', scene.customer.cookie, scene.owner.cookie])
      for (const accept of ['application/json', 'text/html']) {
        const { status, trace } = await traceOf(scene.test, url, { cookie, accept })
        expect([url, trace]).toEqual([url, undefined])
        if (url === isThere) statuses.push(status)
      }

  // Of what nobody could see nothing would be proved.
  const isElsewhere = ELSEWHERE.includes(key) || path.startsWith('/api/admin/')
  const isSeen = isElsewhere || statuses.some((status) => status < 400)
  expect([key, isSeen]).toEqual([key, true])
})

/**
 * Calls missing on a partner's site, besides the operator's console: those that need time or sample videos, and
 * those that need a token of their own.
 */
const ELSEWHERE = [
  'GET /api/whitelabel/invoices/:month.pdf',
  'GET /samples/:file',
  'GET /scim/v2/Users/:userId',
  'GET /api/uploads/:id',
  'GET /api/batches/:id',
  'GET /api/batches/:id/rows.csv',
  'GET /api/feeds/:id/listings',
]

it('pictures of a brand carry no metadata about their maker', async () => {
  const { test } = scene
  for (const path of ['/theme/icon.png', '/theme/share.png', '/favicon.ico']) {
    const picture = await bytesOf(test, test.visitor(PARTNER), path)
    expect(picture.toString('latin1')).not.toMatch(TRACES)
    const { exif, xmp, iptc, comments } = await sharp(picture).metadata()
    expect([path, exif, xmp, iptc, comments]).toEqual([path, undefined, undefined, undefined, undefined])
  }
})

it('a socket reveals nothing of others, in its messages and when it closes', async () => {
  const { test, customer, owner } = scene
  const visitor = await openSocket({ cookie: '' })
  const partner = await openSocket({ cookie: owner.cookie })
  const member = await openSocket({ cookie: customer.cookie })
  const foreign = await openSocket({ origin: 'https://elsewhere.example' })
  await owner.call('PATCH /api/whitelabel/branding', { body: { primaryColor: '#115577' } })
  await expect.poll(() => visitor.said.length).toBeGreaterThan(0)
  await expect.poll(() => foreign.ends.length).toBe(1)
  await customer.call('POST /auth/logout')
  await expect.poll(() => member.ends.length).toBe(1)
  const socketless = await traceOf(test, '/ws', {})
  await test.app.close()
  await expect.poll(() => visitor.ends.length + partner.ends.length).toBe(2)

  const all = [visitor, partner, member, foreign]
  const restarts = 'The server restarts'
  expect(all.flatMap(({ ends }) => ends)).toEqual([restarts, restarts, 'The session has ended', 'Not from this site'])
  expect(JSON.stringify(all.map(({ said, ends, headers }) => [said, ends, headers]))).not.toMatch(TRACES)
  expect(socketless.trace).toBeUndefined()
})

async function thingsOf({ test, customer, owner, videoId, invoiceId, sharePath }: BrandScene) {
  const content = { title: 'Harbour', script: 'Welcome to the harbour.' }
  await customer.call('PUT /api/drafts/:id', { params: { id: DRAFT }, body: { version: 0, content } })
  const { body: better } = await customer.call<{ scriptId: string }>('POST /api/optimize-script', { body: content })
  const { body: newsletter } = await owner.call<Newsletter>('POST /api/whitelabel/newsletters', {
    body: { subject: 'News', text: 'The boats are back.' },
  })
  const brought = await begun(owner, ['email,name', 'one@guest.example,One', 'bad,Two'])
  const { rows } = await test.deps.db.execute('select id from purchase limit 1')
  const { body: avatars } = await customer.call<{ id: string }[]>('GET /api/avatars')
  const { body: video } = await customer.call<Video>('GET /api/videos/:id', { params: { id: videoId } })
  const { body: webhook } = await customer.call<NewWebhook>('POST /api/webhooks', {
    body: { url: 'https://hooks.example.com/', events: ['avatar.ready'] },
  })
  const { body: delivery } = await customer.call<WebhookDelivery>('POST /api/webhooks/:id/test', {
    params: { id: webhook.id },
  })
  deliveryId = delivery.id
  const { body: kit } = await addKit(customer)
  const { body: withLogo } = await sendKitLogo(customer, kit.id)
  const { body: me } = await customer.call<{ id: string }>('GET /api/user')
  return {
    '/api/whitelabel/users/import/': brought.id,
    '/api/whitelabel/users/': me.id,
    '/api/whitelabel/newsletters/': newsletter.id,
    '/api/orders/': String(rows[0]?.id),
    '/api/invoices/': invoiceId,
    '/api/avatars/': avatars[0]?.id ?? '',
    '/api/voices/': 'built-in',
    '/api/music/': 'calm',
    '/api/webhooks/': webhook.id,
    '/api/export/': 'videos',
    '/api/drafts/': DRAFT,
    '/api/scripts/': better.scriptId,
    '/api/videos/': videoId,
    '/v/': sharePath.slice('/v/'.length),
    '/media/': (video.thumbnailUrl ?? '').split('/media/')[1] ?? '',
    '/theme/kits/': (withLogo.logoUrl ?? '').split('/').at(-1) ?? '',
    '/theme/': 'logo.svg',
  }
}

/** The address of a call about something that is there. */
function filled(path: string): string {
  const [, value = STRANGER] = Object.entries(things).find(([beginning]) => path.startsWith(beginning)) ?? []
  const named = path
    .replace(/:\w+/, value)
    .replace(':file', 'video.mp4')
    .replace(':deliveryId', deliveryId)
    .replace(':scene', '0')
  const sample = `/sample?language=en&avatarId=${things['/api/avatars/']}`
  return named.replace(/\/export$/, '/export?format=mp4').replace(/\/sample$/, sample)
}

async function openSocket({ cookie = '', origin = `http://${HOST}:${port}` }) {
  const headers = { host: `${HOST}:${port}`, origin, ...(cookie ? { cookie } : {}) }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers })
  const seen = { said: [] as string[], ends: [] as string[], headers: '' }
  socket.on('upgrade', (answer) => (seen.headers = JSON.stringify(answer.headers)))
  socket.on('message', (data: Buffer) => seen.said.push(data.toString()))
  socket.on('close', (_code, reason) => seen.ends.push(reason.toString()))
  await once(socket, 'open')
  return seen
}
