// `npm run bench -- only repaint`: the time from the press of Publish until 200 open pages have received it, and until a browser's page
// has painted it.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../apps/core/src/config.ts'
import { openDeps } from '../../apps/core/src/deps.ts'
import { createFeatures } from '../../apps/core/src/features.ts'
import { prepare } from '../../apps/core/src/first-start.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { openBrowser } from '../../apps/shell/e2e/browser.ts'
import { createCaller } from '../../apps/shell/e2e/caller.ts'
import type { BrandDraft } from '../../packages/contract/src/index.ts'
import { at } from './at-size.ts'
import { openSockets } from './repaint-sockets.ts'
import { openWatchedPage } from './repaint-page.ts'
import { UNLIMITED, portOf, signedIn } from './servers.ts'
import type { Figure } from './table/figure.ts'

const SLUG = 'azure-coast'
const DRAFT = '/api/whitelabel/branding/draft'
const AIM_MS = 100

interface Amounts {
  sockets: number
  edits: number
}

interface Published {
  /** Milliseconds from the press of Publish until each socket received it, for every edit. */
  heard: number[]
  /** Milliseconds until a browser's page had painted it. */
  painted: number[]
  /** Milliseconds of CPU of the server. */
  work: number[]
}

type App = Awaited<ReturnType<typeof buildServer>>
type Page = Awaited<ReturnType<typeof openWatchedPage>>

if (import.meta.main) await bench({ sockets: 200, edits: 20 })

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const amounts = { sockets: 1000, edits: isQuick ? 8 : 30 }
  const { heard, work } = await withServer((app, dataDir) => publish(app, dataDir, amounts))
  const sockets = amounts.sockets.toLocaleString('en-US')
  return [
    {
      key: 'publish.heard',
      what: `publish a brand, heard by ${sockets} sockets (p95)`,
      value: at(heard, 0.95),
      unit: 'ms',
      aim: { atMost: AIM_MS },
    },
    { key: 'publish.work', what: '- CPU of the server', value: at(work, 0.5), unit: 'ms CPU' },
  ]
}

async function bench(amounts: Amounts): Promise<void> {
  const browser = await openBrowser()
  try {
    await withServer(async (app, dataDir) => {
      const page = await openWatchedPage(browser, `http://${SLUG}.localhost:${portOf(app)}`)
      const { heard, painted, work } = await publish(app, dataDir, amounts, page)
      const { edits, sockets } = amounts
      console.log(`${edits} edits, ${sockets} open sockets; aim: p95 of at most ${AIM_MS} ms, no reload, no render`)
      console.log(`heard by every socket:   ${spread(heard)}`)
      console.log(`painted by a page:       ${spread(painted)}`)
      console.log(`the server worked for:   ${spread(work)}`)
      console.log(`the page was loaded again ${page.loads()} times, React rendered ${await page.renders()} times`)
    })
  } finally {
    await browser.close()
  }
}

/** Starts the product on the embedded database, whose folder is removed at the end. */
async function withServer<T>(work: (app: App, dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const settings = { DATA_DIR: dataDir, PORT: '0', SHOWCASE_VIDEOS: 'false' }
  const deps = await openDeps(readConfig(settings), { limitRules: UNLIMITED })
  const features = createFeatures(deps)
  await prepare(deps, features)
  const app = await buildServer(deps, features)
  await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    return await work(app, dataDir)
  } finally {
    await app.close()
    await deps.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function publish(app: App, dataDir: string, { sockets, edits }: Amounts, page?: Page): Promise<Published> {
  const port = portOf(app)
  const owner = createCaller(`${SLUG}.localhost`, () => port)
  const { username, password } = ownersAccount(dataDir)
  await owner.call('POST /auth/login', { username, password })
  const signUp = (name: string) => signedIn(app, name, `${SLUG}.localhost`)
  const openPages = await openSockets({ host: `${SLUG}.localhost`, port, count: sockets, signUp })
  const found: Published = { heard: [], painted: [], work: [] }
  for (let edit = 0; edit < edits; edit++) {
    const primary = `#${(0x200000 + edit * 0x070503).toString(16).padStart(6, '0')}`
    const { design } = (await owner.call<BrandDraft>(`GET ${DRAFT}`)).body
    const branded = { ...design, colours: { ...design.colours, primary } }
    const draft = (await owner.call<BrandDraft>(`PUT ${DRAFT}`, { design: branded })).body
    const [received, painted] = [openPages.next(), page?.painted(primary)]
    const [pressedAt, before] = [Date.now(), process.cpuUsage()]
    await owner.call('POST /api/whitelabel/branding/publish', { basedOn: draft.publishedVersion })
    found.heard.push(...(await received).map((heardAt) => heardAt - pressedAt))
    const { user, system } = process.cpuUsage(before)
    found.work.push((user + system) / 1000)
    if (painted) found.painted.push((await painted) - pressedAt)
  }
  openPages.close()
  return found
}

function ownersAccount(dataDir: string) {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as Record<string, string>[]
  const found = accounts.find(({ tenant, role }) => tenant === SLUG && role === 'owner')
  return { username: found?.username, password: found?.password }
}

function spread(waits: number[]): string {
  const [p50, p95] = [at(waits, 0.5), at(waits, 0.95)]
  return `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, worst ${Math.max(...waits).toFixed(0)} ms`
}
