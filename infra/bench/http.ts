// `npm run bench -- only http`: server CPU per branded page and per call on PostgreSQL, against bare Fastify answers of equal bytes
// in the same run, and the statements of each.
import { fastify } from 'fastify'
import { buildServer } from '../../apps/core/src/server.ts'
import { onPostgres, withProduct } from './at-size.ts'
import {
  type Load,
  UNLIMITED,
  countStatements,
  cpuPerRequest,
  databaseCpu,
  inTurns,
  portOf,
  sendLoad,
  signedIn,
} from './servers.ts'
import type { Figure } from './table/figure.ts'
import { printFigures } from './table/print.ts'

const HOST = 'waymark.localhost'
/** The headers of a browser. */
const ENCODINGS = 'gzip, deflate, br'

interface Amounts {
  rounds: number
  requests: number
}

type Counted = ReturnType<typeof countStatements>
type Server = Awaited<ReturnType<typeof buildServer>>

export async function figures(isQuick: boolean): Promise<Figure[]> {
  const amounts = isQuick ? { rounds: 3, requests: 800 } : { rounds: 9, requests: 2000 }
  const found: Figure[] = []
  const counted = countStatements()
  const settings = { limitRules: UNLIMITED }
  await onPostgres('http', (url) =>
    withProduct(
      url,
      async (deps, features) => {
        const app = await buildServer(deps, features)
        await app.listen({ host: '127.0.0.1', port: 0 })
        found.push(...(await measure(app, { ...amounts, counted }, () => databaseCpu(deps))))
        await app.close()
      },
      settings,
    ),
  )
  return found
}

async function measure(
  app: Server,
  { rounds, requests, counted }: Amounts & { counted: Counted },
  cpuOfDatabase: () => Promise<number | undefined>,
): Promise<Figure[]> {
  const { cases, peers, pageBytes, close } = await casesOf(app)
  const cpu = await inTurns({ ...cases, ...peers }, rounds, (load) => cpuPerRequest(load, requests))
  const statements = await statementsOf(cases, requests, counted)
  const before = await cpuOfDatabase()
  await sendLoad(cases.user, requests)
  const after = await cpuOfDatabase()
  await close()
  const row = (key: keyof typeof cases, what: string, atMost: number, bareAnswer = 'equal bytes'): Figure => ({
    key: `http.${key}`,
    what,
    value: cpu[key] ?? 0,
    unit: 'us CPU',
    peer: { what: `bare Fastify, ${bareAnswer}`, value: cpu[`bare-${key}`] ?? 0 },
    aim: { atMost },
  })
  const count = (key: string, what: string, value: number, atMost: number): Figure => {
    return { key, what, value, unit: '', aim: { atMost } }
  }
  const ofDatabase = before === undefined || after === undefined ? undefined : (after - before) / requests
  const withoutStatements = statements.page + statements.unchanged + statements.branding
  return [
    row('page', 'branded page', 2, `${pageBytes.toLocaleString('en-US')} bytes`),
    row('unchanged', 'branded page, unchanged', 2, '304'),
    row('branding', 'GET /api/branding', 1.5),
    row('user', 'GET /api/user, signed in', 15),
    count('http.user.statements', '- its statements', statements.user, 7),
    ...(ofDatabase === undefined
      ? []
      : [{ key: 'http.user.database', what: '- CPU of PostgreSQL', value: ofDatabase, unit: 'us CPU' }]),
    count('http.page.statements', 'statements of a page, a 304 and a branding call', withoutStatements, 0),
  ]
}

/** Returns requests to the product, and to a bare Fastify that answers as many bytes. */
async function casesOf(app: Server) {
  const port = portOf(app)
  const cookie = await signedIn(app)
  const page = await answerOf(app, '/', { 'accept-encoding': ENCODINGS })
  const cases = {
    page: { port, path: '/', headers: { host: HOST, 'accept-encoding': ENCODINGS } },
    unchanged: { port, path: '/', headers: { host: HOST, 'if-none-match': page.etag }, status: 304 },
    branding: { port, path: '/api/branding', headers: { host: HOST } },
    user: { port, path: '/api/user', headers: { host: HOST, cookie } },
  } satisfies Record<string, Load>
  const bare = await serveBare({
    '/page': page.bytes,
    '/branding': (await answerOf(app, '/api/branding', {})).bytes,
    '/user': (await answerOf(app, '/api/user', { cookie })).bytes,
  })
  const barePort = portOf(bare)
  const peers = {
    'bare-page': { port: barePort, path: '/page' },
    'bare-unchanged': { port: barePort, path: '/unchanged', status: 304 },
    'bare-branding': { port: barePort, path: '/branding' },
    'bare-user': { port: barePort, path: '/user' },
  } satisfies Record<`bare-${keyof typeof cases}`, Load>
  return { cases, peers, pageBytes: page.bytes.length, close: async () => bare.close() }
}

/**
 * Returns the statements of one request of each case. Statements of the node itself are averaged over many requests and rounded
 * away.
 */
async function statementsOf<Name extends string>(
  cases: Record<Name, Load>,
  requests: number,
  counted: Counted,
): Promise<Record<Name, number>> {
  const found: Record<string, number> = {}
  counted.isOn = true
  for (const [name, load] of Object.entries<Load>(cases)) {
    counted.statements = 0
    await sendLoad(load, requests)
    found[name] = Math.round(counted.statements / requests)
  }
  counted.isOn = false
  return found as Record<Name, number>
}

async function answerOf(app: Server, url: string, headers: Record<string, string>) {
  const answer = await app.inject({ url, headers: { host: HOST, ...headers } })
  return { bytes: answer.rawPayload, etag: String(answer.headers.etag) }
}

async function serveBare(answers: Record<string, Buffer>) {
  const bare = fastify()
  for (const [path, bytes] of Object.entries(answers))
    bare.get(path, (_request, reply) => reply.type(path === '/page' ? 'text/html' : 'application/json').send(bytes))
  bare.get('/unchanged', (_request, reply) => reply.code(304).send())
  await bare.listen({ host: '127.0.0.1', port: 0 })
  return bare
}

if (import.meta.main) printFigures(await figures(process.argv.includes('--quick')))
