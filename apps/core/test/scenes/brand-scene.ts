import { createHash } from 'node:crypto'
import type { BrandDesign, BrandDraft, ShareLink } from '@vitrine/contract'
import { toEngineJob } from '../../src/adapters/engine-job.ts'
import { renderJobOf } from '../../src/features/renders/render-job.ts'
import { type TestApp, testApp } from '../app.ts'
import { paymentOf, refill, report, useCard } from '../buyer.ts'
import type { Client } from '../client.ts'
import { create } from '../renditions.ts'
import { mailsDone, mailsNow, mailsTo } from '../outbox.ts'

export const PARTNER = 'azure-coast'
const HTML = { headers: { accept: 'text/html' } }
export const CUSTOMER_ADDRESS = 'nia@mail.example'

/** A partner's site with a customer who has made, shared and bought something there: everything that a brand is seen on. */
export async function openBrandScene() {
  const test = await testApp()
  const owner = await test.demo(PARTNER, 'owner')
  const customer = await test.customer(PARTNER, 'nia')
  await customer.call('PATCH /auth/profile', { body: { displayName: 'Nia', email: CUSTOMER_ADDRESS } })
  const { body: video } = await create(customer, { title: 'Old harbour', script: 'Welcome. Come at nine.' })
  await customer.finished(video.id)
  const { body: link } = await customer.call<ShareLink>('POST /api/videos/:id/share', { params: { id: video.id } })
  const start = await refill(customer)
  await useCard(customer, start)
  await report(customer, paymentOf(start))
  await mailsDone(test)
  const { rows } = await test.deps.db.execute(`select id from invoice where tenant_id = $1`, [await idOf(test)])
  const scene = { test, owner, customer, videoId: video.id, sharePath: new URL(link.shareUrl ?? '').pathname }
  return { ...scene, invoiceId: String(rows[0]?.id) }
}

export type BrandScene = Awaited<ReturnType<typeof openBrandScene>>

async function idOf({ features }: TestApp): Promise<string> {
  return (await tenantOf(features)).id
}

async function tenantOf(features: TestApp['features']) {
  const tenant = await features.tenants.withSlug(PARTNER)
  if (!tenant) throw new Error(`there is no ${PARTNER}`)
  return tenant
}

export async function publishedDesign(owner: Client): Promise<BrandDesign> {
  return (await owner.call<BrandDraft>('GET /api/whitelabel/branding/draft')).body.design
}

/** Puts a design in force, through the draft as the editor does. */
export async function publish(owner: Client, design: BrandDesign): Promise<void> {
  const { body: draft } = await owner.call<BrandDraft>('PUT /api/whitelabel/branding/draft', { body: { design } })
  const body = { basedOn: draft.publishedVersion }
  const { status } = await owner.call('POST /api/whitelabel/branding/publish', { body })
  if (status !== 200) throw new Error(`the design was not published: ${status}`)
}

/** Everything that shows a brand, each by a way to fetch it. */
export const surfaces = {
  landing: (scene: BrandScene) => pageOf(scene, '/'),
  'legal page': (scene: BrandScene) => pageOf(scene, '/terms-of-service'),
  'sign-in': (scene: BrandScene) => pageOf(scene, '/login'),
  'data of the app': async ({ test }: BrandScene) => text((await test.visitor(PARTNER).call('GET /api/branding')).body),
  email: emailOf,
  'share page': ({ sharePath, ...scene }: BrandScene) => pageOf({ ...scene, sharePath }, sharePath),
  invoice: async ({ test, customer, invoiceId }: BrandScene) =>
    paper(await bytesOf(test, customer, `/api/invoices/${invoiceId}.pdf`)),
  favicon: async ({ test }: BrandScene) => hash(await bytesOf(test, test.visitor(PARTNER), '/favicon.ico')),
  'link picture': async ({ test }: BrandScene) => hash(await bytesOf(test, test.visitor(PARTNER), '/theme/share.png')),
  'home screen': async ({ test }: BrandScene) =>
    text((await test.visitor(PARTNER).call('GET /manifest.webmanifest')).body),
  video: renderJobIn,
} as const

export type SurfaceName = keyof typeof surfaces

export async function snapshot(scene: BrandScene): Promise<Record<SurfaceName, string>> {
  const shown: [string, string][] = []
  for (const [name, show] of Object.entries(surfaces)) shown.push([name, await show(scene)])
  return Object.fromEntries(shown) as Record<SurfaceName, string>
}

/** A page as people see it: without the data of the app, and with the files of the brand that it shows. */
async function pageOf({ test }: BrandScene, path: string): Promise<string> {
  const visitor = test.visitor(PARTNER)
  const { body } = await visitor.call<string>(`GET ${path}`, HTML)
  const seen = body.replace(/<script type="application\/json" id="boot">.*?<\/script>/s, '')
  const files = [...new Set(seen.match(/\/theme\/[\w-]+\.(?:svg|css)[^"' )]*/g) ?? [])]
  const shown = await Promise.all(files.map(async (file) => text((await visitor.call(`GET ${file}`)).body)))
  return text([seen, ...shown].join('\n'))
}

async function emailOf({ test }: BrandScene): Promise<string> {
  const { length: before } = await mailsNow(test, PARTNER, CUSTOMER_ADDRESS)
  await test.visitor(PARTNER).call('POST /auth/forgot-password', { body: { email: CUSTOMER_ADDRESS } })
  const mails = await mailsTo(test, PARTNER, CUSTOMER_ADDRESS, before + 1)
  const { html, sender_name, reply_to, subject, text: plain } = mails.at(-1) ?? {}
  const icon = hash(await bytesOf(test, test.visitor(PARTNER), '/theme/icon.png?size=180'))
  return text([sender_name, reply_to, subject, html, plain, icon].join('\n'))
}

async function renderJobIn({ test, videoId }: BrandScene): Promise<string> {
  const tenant = await tenantOf(test.features)
  const { rows } = await test.deps.db.execute('select * from video where id = $1', [videoId])
  return JSON.stringify(
    toEngineJob(renderJobOf(tenant, rows[0] as object as Parameters<typeof renderJobOf>[1], '/work')),
  )
}

/** Returns the bytes of a file as a client gets them. */
export async function bytesOf({ app }: TestApp, client: Client, path: string): Promise<Buffer> {
  const answer = await app.inject({ url: path, headers: { host: client.host, cookie: client.cookie } })
  if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`)
  return answer.rawPayload
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** A PDF without the moment at which it was drawn. */
function paper(pdf: Buffer): string {
  return pdf
    .toString('latin1')
    .replaceAll(/\(D:\d+[^)]*\)/g, '')
    .replaceAll(/\/ID \[[^\]]*\]/g, '')
}

/** Without what differs between two answers to the same question, and without the number of the brand's version. */
function text(body: unknown): string {
  const whole = typeof body === 'string' ? body : JSON.stringify(body)
  return whole
    .replaceAll(/data-stamp="[^"]*"|<meta name="request-id"[^>]*>/g, '')
    .replaceAll(/(v=|"version":)\d+\b/g, '')
    .replaceAll(/token=[\w-]+/g, '')
}
