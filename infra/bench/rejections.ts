// `npm run bench -- only rejections`: server CPU and statements per call that is over its limit, on PostgreSQL, against a bare
// Fastify 429 in the same run.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { at, onPostgres } from './at-size.ts'
import type { Measured, Ready } from './rejections-server.ts'
import { type Load, sendLoad } from './servers.ts'
import type { Figure } from './table/figure.ts'
import { printFigures } from './table/print.ts'

/** In the form of an issued token, with another value in every request. */
const MADE_UP = `${'a'.repeat(46)}{n}`
const HOST = 'waymark.localhost'
const KINDS = {
  person: 'call of a person over the limit (429)',
  network: 'call of a network over the limit (429)',
  session: '- with made-up sessions',
  visit: '- with made-up support sessions',
  key: '- with made-up API keys',
}

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const amounts = isQuick ? { rounds: 3, requests: 1500 } : { rounds: 5, requests: 4000 }
  const found: Figure[] = []
  await onPostgres('rejections', async (url) => {
    // A process of its own with its output redirected, so that logging costs what it costs in production.
    const server = fork(fileURLToPath(new URL('rejections-server.ts', import.meta.url)), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, DATABASE_URL: url },
    })
    found.push(...(await measure(server, amounts)))
    server.send('close')
    await once(server, 'exit')
  })
  return found
}

async function measure(
  server: ChildProcess,
  { rounds, requests }: { rounds: number; requests: number },
): Promise<Figure[]> {
  const [{ bare, app, cookie }] = (await once(server, 'message')) as [Ready]
  const load = (port: number, headers: Record<string, string>): Load => ({
    port,
    path: '/api/videos',
    headers: { host: HOST, ...headers },
    status: 429,
  })
  const cases = {
    bare: load(bare, {}),
    person: load(app, { cookie }),
    network: load(app, {}),
    session: load(app, { cookie: `__Host-session=${MADE_UP}` }),
    visit: load(app, { cookie: `__Host-support=${MADE_UP}` }),
    key: load(app, { authorization: `Bearer key_${MADE_UP}` }),
  }
  const found = new Map<string, Measured[]>(Object.keys(cases).map((name) => [name, []]))
  for (let round = -1; round < rounds; round++)
    for (const [name, one] of Object.entries(cases)) {
      const before = await measuredOf(server)
      await sendLoad(one, requests)
      const after = await measuredOf(server)
      const microseconds = (after.microseconds - before.microseconds) / requests
      if (round >= 0)
        found.get(name)?.push({ microseconds, statements: (after.statements - before.statements) / requests })
    }
  const cpuOf = (name: string) =>
    at(
      (found.get(name) ?? []).map(({ microseconds }) => microseconds),
      0.5,
    )
  const refused = Object.keys(KINDS).flatMap((name) => found.get(name) ?? [])
  return [
    ...Object.entries(KINDS).map(([name, what]) => ({
      key: `refused.${name}`,
      what,
      value: cpuOf(name),
      unit: 'us CPU',
      peer: { what: 'bare Fastify 429', value: cpuOf('bare') },
      aim: { atMost: 3 },
    })),
    {
      key: 'refused.statements',
      what: 'statements of a refused call',
      // Statements of the node itself are averaged over many requests and rounded away.
      value: Math.round(Math.max(...refused.map(({ statements }) => statements))),
      unit: '',
      aim: { atMost: 0 },
    },
  ]
}

async function measuredOf(child: ChildProcess): Promise<Measured> {
  child.send('measure')
  const [measured] = (await once(child, 'message')) as [Measured]
  return measured
}

if (import.meta.main) printFigures(await figures(process.argv.includes('--quick')))
