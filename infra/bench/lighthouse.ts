// `npm run bench -- only lighthouse`: Lighthouse as on a phone (its own throttling, four times slower processor) on the pages that
// meet people first, medians of five runs, against the aims. Needs what `npm test` installs.
import { request } from 'node:http'
import { cpus } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { openBrowser } from '../../apps/shell/e2e/browser.ts'
import { freePort } from '../../apps/core/test/free-port.ts'
import { type Stack, startStack } from '../../apps/shell/e2e/stack.ts'

const RUNS = Number(process.argv[2] ?? 5)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

interface Page {
  tenant: string
  path: string
  /** The demo account that is signed in. */
  account?: 'customer' | 'owner'
  /** The target of the performance score. */
  aim: number
}

const PUBLIC_PATHS = ['/', '/pricing', '/faq', '/features']
const SIGNED_IN_PATHS = ['/dashboard', '/my-videos', '/generate-video', '/manage-avatars', '/profile']
const PAGES: Page[] = [
  ...['waymark', 'keystone'].flatMap((tenant) => PUBLIC_PATHS.map((path) => ({ tenant, path, aim: 97 }))),
  { tenant: 'waymark', path: '/register', aim: 97 },
  ...SIGNED_IN_PATHS.map((path): Page => ({ tenant: 'waymark', path, account: 'customer', aim: 92 })),
  { tenant: 'waymark', path: '/whitelabel-dashboard?tab=branding', account: 'owner', aim: 92 },
]

await bench()

async function bench(): Promise<void> {
  const [stack, debugPort] = await Promise.all([startStack(), freePort()])
  const browser = await openBrowser([`--remote-debugging-port=${debugPort}`])
  try {
    const aims = 'aims: performance as given, other categories 100, LCP <= 1800 ms, TBT <= 120 ms, CLS <= 0.02'
    console.log(`medians of ${RUNS}; busy before ${await quiet()} %; ${aims}`)
    for (const page of PAGES) console.log(await rowOf(stack, debugPort, page))
  } finally {
    await browser.close()
    await stack.stop()
    stack.remove()
  }
}

async function rowOf(stack: Stack, port: number, { tenant, path, account, aim }: Page): Promise<string> {
  const cookie = account ? await signIn(stack, tenant, account) : ''
  const flags = {
    port,
    output: 'json' as const,
    logLevel: 'error' as const,
    onlyCategories: [...CATEGORIES],
    ...(cookie ? { extraHeaders: { Cookie: cookie }, disableStorageReset: true } : {}),
  }
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(stack.origin(tenant) + path, flags)
    if (result) reports.push(result.lhr)
  }
  const scores = CATEGORIES.map((name) => median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100)))
  const metrics = Object.entries(METRICS).map(([audit, name]) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Infinity))
    return `${name} ${name === 'CLS' ? value.toFixed(3) : Math.round(value)}`
  })
  return `${`${tenant}${path}`.padEnd(41)} ${scores.map((score) => Math.round(score)).join(' / ')} (>= ${aim})   ${metrics.join('   ')}`
}

/** Waits for the sample videos of a first start, since their load would be measured as well. Returns the load that is left. */
async function quiet(patienceSeconds = 600): Promise<number> {
  const until = Date.now() + patienceSeconds * 1000
  for (;;) {
    const before = processorMs()
    await delay(5000)
    const after = processorMs()
    const busyPercent = Math.round((100 * (after.busy - before.busy)) / (after.all - before.all))
    if (busyPercent < 10 || Date.now() > until) return busyPercent
  }
}

function processorMs(): { busy: number; all: number } {
  const times = cpus().map(({ times: { idle, ...busy } }) => ({ idle, busy: Object.values(busy) }))
  const busy = times.flatMap(({ busy }) => busy).reduce((sum, ms) => sum + ms, 0)
  return { busy, all: busy + times.reduce((sum, { idle }) => sum + idle, 0) }
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Only browsers find *.localhost by themselves, so the host is named by hand. */
async function signIn(stack: Stack, tenant: string, account: 'customer' | 'owner'): Promise<string> {
  const { username, password } = stack.account(tenant, account)
  const { host } = new URL(stack.origin(tenant))
  const headers = { host, 'content-type': 'application/json' }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: stack.port, path: '/auth/login', method: 'POST', headers }, (answer) => {
      answer.resume()
      const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0]
      if (cookie) resolve(cookie)
      else reject(new Error(`signing in answered ${answer.statusCode}`))
    })
      .on('error', reject)
      .end(JSON.stringify({ username, password }))
  })
}
