// `pnpm bench:repaint`: from Publish until an open page has the new brand in hand, with 200 pages open.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandDraft } from '../../packages/contract/src/index.ts'
import { readConfig } from '../../apps/core/src/config.ts'
import { openDeps } from '../../apps/core/src/deps.ts'
import { createFeatures } from '../../apps/core/src/features.ts'
import { prepare } from '../../apps/core/src/first-start.ts'
import { LIMIT_RULES, type LimitRules } from '../../apps/core/src/platform/http/limits.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { brandCss } from '../../packages/theme/src/index.ts'

const PAGES = 200
/** As many open pages as one person may have. */
const PAGES_PER_PERSON = 30
const EDITS = 20
const AIM_MS = 100
const HOST = 'azure-coast.localhost'

interface Update {
  type: string
  version: number
  brand: Parameters<typeof brandCss>[0]
}

interface Told {
  version: number
  at: number
}

await (process.send ? openPages() : bench())

async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const rules = Object.entries(LIMIT_RULES).map(([name, { seconds }]) => [name, { most: Infinity, seconds }])
  const deps = await openDeps(readConfig({ DATA_DIR: dataDir, PORT: '0', SHOWCASE_FILMS: 'false' }), {
    limitRules: Object.fromEntries(rules) as LimitRules,
  })
  const features = createFeatures(deps)
  await prepare(deps, features)
  const app = await buildServer(deps, features)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const cookies = await Promise.all(
    Array.from({ length: Math.ceil(PAGES / PAGES_PER_PERSON) }, (_, index) => sessionOf(`visitor-${index}`)),
  )
  const { port } = app.server.address() as { port: number }
  const pages = fork(fileURLToPath(import.meta.url))
  const heard: Told[] = []
  const isOpen = Promise.withResolvers<void>()
  pages.once('exit', (code) => isOpen.reject(new Error(`The process of the open pages ended with code ${code}.`)))
  pages.on('message', (message: Told | 'open') => (message === 'open' ? isOpen.resolve() : heard.push(message)))
  pages.send({ port, cookies })
  try {
    await isOpen.promise
    const waits: number[] = []
    for (let edit = 0; edit < EDITS; edit++) waits.push(...(await editOnce(edit)))
    report(waits)
  } finally {
    if (pages.connected) pages.disconnect()
    await app.close()
    await deps.close()
    rmSync(dataDir, { recursive: true, force: true })
  }

  async function sessionOf(username: string): Promise<string> {
    const payload = { username, password: 'three plain words' }
    const { cookies } = await app.inject({ method: 'POST', url: '/auth/register', headers: { host: HOST }, payload })
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  /** Publishes another colour and waits until every page has it; answers how long each took, from the press of Publish. */
  async function editOnce(edit: number): Promise<number[]> {
    const owner = await ownersCookie()
    const ask = async <T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
      (
        await app.inject({ method, url, headers: { host: HOST, cookie: owner }, ...(payload ? { payload } : {}) })
      ).json<T>()
    const draftPath = '/api/whitelabel/branding/draft'
    const { design } = await ask<BrandDraft>('GET', draftPath)
    const primary = `#${(0x200000 + edit * 0x070503).toString(16).padStart(6, '0')}`
    const colours = { ...design.colours, primary }
    const draft = await ask<BrandDraft>('PUT', draftPath, { design: { ...design, colours } })
    const pressedAt = Date.now()
    await ask('POST', '/api/whitelabel/branding/publish', { basedOn: draft.publishedVersion })
    const version = draft.publishedVersion + 1
    const done = () => heard.filter((one) => one.version === version)
    while (done().length < PAGES) {
      if (!pages.connected) throw new Error('The process of the open pages has ended.')
      await new Promise((resolve) => setImmediate(resolve))
    }
    return done().map(({ at }) => at - pressedAt)
  }

  async function ownersCookie(): Promise<string> {
    const accounts = createRequire(import.meta.url)(join(dataDir, 'demo-accounts.json')) as Record<string, string>[]
    const owner = accounts.find(({ tenant, role }) => tenant === 'azure-coast' && role === 'owner')
    const payload = { username: owner?.username, password: owner?.password }
    const { cookies } = await app.inject({ method: 'POST', url: '/auth/login', headers: { host: HOST }, payload })
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
}

function report(waits: number[]): void {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  console.log(
    `${EDITS} edits, ${PAGES} open pages: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms (aim ${AIM_MS} ms)`,
  )
}

/** In a process of their own: pages that hear of a new brand and make their colours of it. */
async function openPages(): Promise<void> {
  const { WebSocket } = createRequire(new URL('../../apps/core/package.json', import.meta.url))(
    'ws',
  ) as typeof import('ws')
  const { port, cookies } = await new Promise<{ port: number; cookies: string[] }>((resolve) =>
    process.once('message', (message) => resolve(message as { port: number; cookies: string[] })),
  )
  const open = Array.from({ length: PAGES }, async (_, index) => {
    const cookie = cookies[Math.floor(index / PAGES_PER_PERSON)] ?? ''
    const headers = { host: `${HOST}:${port}`, origin: `http://${HOST}:${port}`, cookie }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers })
    socket.on('message', (data: Buffer) => {
      const { type, version, brand } = JSON.parse(data.toString()) as Update
      if (type !== 'brand_update') return
      brandCss(brand)
      process.send?.({ version, at: Date.now() })
    })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  })
  await Promise.all(open)
  process.on('disconnect', () => process.exit())
  // A moment until the server knows who they are.
  setTimeout(() => process.send?.('open'), 500)
}
