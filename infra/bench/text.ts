// `npm run bench -- only text`: CPU of texts that repeat a pattern, at full length: every reader, and every text of every call of
// the contract.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDeps } from '../../apps/core/src/deps.ts'
import { createFeatures } from '../../apps/core/src/features.ts'
import { prepare } from '../../apps/core/src/first-start.ts'
import { buildServer } from '../../apps/core/src/server.ts'
import { readConfig } from '../../apps/core/src/config.ts'
import { FetchError } from '../../apps/core/src/platform/safe-fetch/fetch-error.ts'
import { createClient } from '../../apps/core/test/client.ts'
import { createCaller } from '../../apps/core/test/text/caller.ts'
import { processMs } from '../../apps/core/test/processor-time.ts'
import { readers } from '../../apps/core/test/text/readers.ts'
import { sizeOf, textFields } from '../../apps/core/test/text/text-calls.ts'
import { LIMIT_MS, patterns, repeated } from '../../packages/presenter/test/repeating-texts.ts'
import { UNLIMITED } from './servers.ts'
import type { Figure } from './table/figure.ts'

const SLOWEST = 10
/** Of the 242 patterns each text of a call gets every sixth, another one than its neighbours; `--all` sends all of them. */
const STRIDE = 6
const LANGUAGES = ['en', 'zh', 'fa', 'es', 'hi'] as const
const PASSWORD = 'three plain words'

interface Measured {
  what: string
  pattern: string
  ms: number
  limitMs: number
}

if (import.meta.main) {
  const words = process.argv.slice(2)
  // `npm run bench -- only text -- 'POST /api/optimize-script'`: only what has this in its name.
  const only = words.find((word) => !word.startsWith('--')) ?? ''
  print('readers x patterns', await ofReaders(only))
  print('texts of calls x patterns', await ofCalls(only, words.includes('--all') ? 1 : STRIDE))
}

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const slowest = slowestOf(await ofCalls('', isQuick ? 60 : STRIDE))[0]
  if (!slowest) return []
  const what = `slowest text of a call: ${slowest.what}`
  return [{ key: 'text.slowest', what, value: slowest.ms, unit: 'ms CPU', aim: { atMost: slowest.limitMs } }]
}

async function ofReaders(only: string): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [what, { size, limitMs = LIMIT_MS, read }] of Object.entries(readers)) {
    if (!what.includes(only)) continue
    for (const [index, pattern] of patterns.entries()) {
      const language = LANGUAGES[index % LANGUAGES.length] ?? 'en'
      const text = repeated(pattern, size)
      measured.push({ what, pattern, ms: await best(async () => read(text, language)), limitMs })
    }
  }
  return measured
}

async function ofCalls(only: string, stride: number): Promise<Measured[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const deps = await openDeps(readConfig({ DATA_DIR: dataDir, PORT: '0' }), {
    limitRules: UNLIMITED,
    safeFetch: unreachable,
  })
  const features = createFeatures(deps)
  await prepare(deps, features)
  const app = await buildServer(deps, features)
  app.log.level = 'silent'
  const caller = await createCaller(peopleOf(app, dataDir))
  const measured: Measured[] = []
  for (const [place, field] of textFields().entries()) {
    if (!`${field.key} ${field.name}`.includes(only)) continue
    for (const pattern of patterns.filter((_, index) => index % stride === place % stride)) {
      const ask = (size: number) => caller.send(field.key, new Map([[field, repeated(pattern, size)]]))
      const ms = (await best(() => ask(sizeOf(field)))) - (await best(() => ask(20)))
      measured.push({ what: `${field.key} ${field.name}`, pattern, ms, limitMs: LIMIT_MS })
    }
  }
  await app.close()
  await deps.close()
  rmSync(dataDir, { recursive: true, force: true })
  return measured
}

async function unreachable(): Promise<never> {
  throw new FetchError('unreachable')
}

function peopleOf(app: Awaited<ReturnType<typeof buildServer>>, dataDir: string): Parameters<typeof createCaller>[0] {
  const visitor = (tenant: string) => createClient(app, `${tenant}.localhost`)
  return {
    visitor,
    customer: async (tenant, username) => {
      const client = visitor(tenant)
      await client.call('POST /auth/register', { body: { username, password: PASSWORD } })
      return client
    },
    demo: async (tenant, role) => {
      const client = visitor(tenant)
      const known = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as Record<string, string>[]
      const { username, password } = known.find((one) => one.tenant === tenant && one.role === role) ?? {}
      await client.call('POST /auth/login', { body: { username, password } })
      return client
    },
  }
}

/** The better of two turns: what else runs on the machine slows one of them. */
async function best(work: () => Promise<unknown>): Promise<number> {
  const first = await processMs(work)
  return first < 10 ? first : Math.min(first, await processMs(work))
}

/** Returns them by their share of their limit, the largest first. */
function slowestOf(measured: readonly Measured[]): Measured[] {
  return measured.toSorted((one, other) => other.ms / other.limitMs - one.ms / one.limitMs)
}

function print(title: string, measured: readonly Measured[]): void {
  const whats = new Set(measured.map(({ what }) => what)).size
  const over = measured.filter(({ ms, limitMs }) => ms > limitMs).length
  console.log(
    `${title}: ${whats} x ${patterns.length}, ${measured.length} measured, ${over} over their limit; the slowest:`,
  )
  for (const { what, pattern, ms } of slowestOf(measured).slice(0, SLOWEST))
    console.log(`${ms.toFixed(1).padStart(8)} ms   ${JSON.stringify(pattern).padEnd(16)} ${what}`)
}
