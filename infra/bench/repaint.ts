// `npm run bench:repaint`: from the press of Publish until 200 open pages have heard of it, and until a browser's page has painted it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../apps/core/src/config.ts'
import { openDeps } from '../../apps/core/src/deps.ts'
import { createFeatures } from '../../apps/core/src/features.ts'
import { prepare } from '../../apps/core/src/first-start.ts'
import { LIMIT_RULES, type LimitRules } from '../../apps/core/src/platform/http/requests/limits.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { openBrowser } from '../../apps/shell/e2e/browser.ts'
import { createCaller } from '../../apps/shell/e2e/caller.ts'
import type { BrandDraft } from '../../packages/contract/src/index.ts'
import { openEars } from './repaint-ears.ts'
import { openWatchedPage } from './repaint-page.ts'

const PAGES = 200
const EDITS = 20
const AIM_MS = 100
const SLUG = 'azure-coast'
const DRAFT = '/api/whitelabel/branding/draft'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
const rules = Object.entries(LIMIT_RULES).map(([name, { seconds }]) => [name, { most: Infinity, seconds }])
const deps = await openDeps(readConfig({ DATA_DIR: dataDir, PORT: '0', SHOWCASE_VIDEOS: 'false' }), {
  limitRules: Object.fromEntries(rules) as LimitRules,
})
const features = createFeatures(deps)
await prepare(deps, features)
const app = await buildServer(deps, features)
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as { port: number }
const browser = await openBrowser()
try {
  await bench()
} finally {
  await browser.close()
  await app.close()
  await deps.close()
  rmSync(dataDir, { recursive: true, force: true })
}

async function bench(): Promise<void> {
  const owner = callerOf()
  const { username, password } = ownersAccount()
  await owner.call('POST /auth/login', { username, password })
  const ears = await openEars({ host: `${SLUG}.localhost`, port, count: PAGES, signUp })
  const page = await openWatchedPage(browser, `http://${SLUG}.localhost:${port}`)
  const [heard, painted, work]: [number[], number[], number[]] = [[], [], []]
  for (let edit = 0; edit < EDITS; edit++) {
    const primary = `#${(0x200000 + edit * 0x070503).toString(16).padStart(6, '0')}`
    const draft = await saveDraft(primary)
    const [told, shown] = [ears.next(), page.painted(primary)]
    const [pressedAt, before] = [Date.now(), process.cpuUsage()]
    await owner.call('POST /api/whitelabel/branding/publish', { basedOn: draft.publishedVersion })
    heard.push(...(await told).map((at) => at - pressedAt))
    const { user, system } = process.cpuUsage(before)
    work.push(Math.round((user + system) / 1000))
    painted.push((await shown) - pressedAt)
  }
  console.log(`${EDITS} edits, ${PAGES} open sockets; aim: p95 of at most ${AIM_MS} ms, no reload, no render`)
  console.log(`heard by every socket:   ${spread(heard)}`)
  console.log(`painted by a page:       ${spread(painted)}`)
  console.log(`the server worked for:   ${spread(work)}`)
  console.log(`the page was loaded again ${page.loads()} times, React rendered ${await page.renders()} times`)
  ears.close()

  async function saveDraft(primary: string): Promise<BrandDraft> {
    const { design } = (await owner.call<BrandDraft>(`GET ${DRAFT}`)).body
    const branded = { ...design, colours: { ...design.colours, primary } }
    return (await owner.call<BrandDraft>(`PUT ${DRAFT}`, { design: branded })).body
  }
}

function callerOf() {
  return createCaller(`${SLUG}.localhost`, () => port)
}

async function signUp(username: string): Promise<string> {
  const { cookies } = await app.inject({
    method: 'POST',
    url: '/auth/register',
    headers: { host: `${SLUG}.localhost` },
    payload: { username, password: 'three plain words' },
  })
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

function ownersAccount() {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as Record<string, string>[]
  const found = accounts.find(({ tenant, role }) => tenant === SLUG && role === 'owner')
  return { username: found?.username, password: found?.password }
}

function spread(waits: number[]): string {
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms`
}
