import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FaultProxy, openFaultProxy, throughProxy } from '../../apps/core/test/servers/fault-proxy.ts'
import { type Node, freePlace, startNode } from '../drills/nodes.ts'
import { openObjectStore } from '../tasks/object-store.ts'
import { startOwnPostgres } from '../tasks/postgres.ts'
import { startCaddy } from './caddy.ts'
import { startPgbouncer } from './pgbouncer.ts'
import { findProgram, requirePrograms } from './programs.ts'
import { startPrometheus } from './prometheus.ts'

const ROLES = ['web', 'web', 'worker', 'worker'] as const

interface ClusterOptions {
  /** The database of an operator's own server. Undefined: a throw-away server. */
  databaseUrl?: string | undefined
  /** The port on which Caddy listens. */
  port?: number | undefined
  /** Settings of every node, beside those of the cluster. */
  settings?: Record<string, string>
  onStep?: (line: string) => void
}

/** Two web and two worker nodes with no folder in common, on PostgreSQL behind PgBouncer and on S3, behind Caddy. */
export interface Cluster {
  port: number
  prometheusPort: number | undefined
  /** The database itself, as its superuser. */
  databaseUrl: string
  /** Proxies in front of the database, the pooler and the object store, which can break connections. */
  proxies: { database: FaultProxy; pooler: FaultProxy; store: FaultProxy }
  nodes: Node[]
  dataDirOf(index: number): string
  indexesOf(role: 'web' | 'worker'): number[]
  /** Restarts a node at its address, once it has ended, with these settings besides. */
  restart(index: number, settings?: Record<string, string>): Promise<void>
  close(): Promise<void>
}

/** Starts the whole topology, and nothing of it where a part does not start. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const { databaseUrl, port, settings = {}, onStep = () => {} } = options
  const programs = requirePrograms(Boolean(process.env.TEST_S3_ENDPOINT))
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-cluster-'))
  const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })]
  try {
    const foundation = await openFoundation({ programs, databaseUrl, folder, endings, onStep })
    const dataDirOf = (index: number) => join(folder, `node-${index + 1}`)
    const ports = await freePlace()
    const start = (index: number, ofNode: Record<string, string> = {}) =>
      startNode({
        role: ROLES[index] ?? 'web',
        databaseUrl: foundation.poolerUrl,
        dataDir: dataDirOf(index),
        place: { ...ports, host: `127.0.0.${index + 1}` },
        settings: { ...foundation.settings, STOP_DELAY: '5', RENDER_CONCURRENCY: '1', ...settings, ...ofNode },
      })
    const nodes: Node[] = []
    endings.push(() => Promise.all(nodes.map((node) => node.stop())))
    for (const index of ROLES.keys()) {
      nodes.push(await start(index))
      onStep(`Node ${index + 1}       ${nodes[index]?.host}:${ports.port} (ROLE=${ROLES[index]})`)
    }
    const addresses = indexesOf('web').map((index) => `127.0.0.${index + 1}:${ports.port}`)
    const caddy = await startCaddy(programs.caddy, {
      addresses,
      machinePort: ports.machinePort,
      folder: makeFolder(folder, 'caddy'),
      port,
    })
    endings.push(() => caddy.service.stop())
    const targets = nodes.map((node) => `${node.host}:${node.machinePort}`)
    const program = findProgram('prometheus')
    const prometheus = program ? await startPrometheus(program, targets, makeFolder(folder, 'prometheus')) : undefined
    endings.push(() => prometheus?.service.stop())
    return {
      port: caddy.port,
      prometheusPort: prometheus?.port,
      databaseUrl: foundation.databaseUrl,
      proxies: foundation.proxies,
      nodes,
      dataDirOf,
      indexesOf,
      async restart(index, ofNode) {
        nodes[index] = await start(index, ofNode)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }

  /** Stops services in reverse order. One that does not end does not keep the others running. */
  async function close(): Promise<void> {
    for (const end of endings.splice(0).reverse())
      await Promise.resolve(end()).catch((error: Error) => console.error(`not stopped: ${error.message}`))
  }
}

interface FoundationOptions {
  programs: { pgbouncer: string }
  databaseUrl: string | undefined
  folder: string
  /** Gets how to stop what was started. */
  endings: (() => unknown)[]
  onStep: (line: string) => void
}

/**
 * Starts the services that the nodes need: the database, PgBouncer and the object store, each behind a proxy that can break
 * connections.
 */
async function openFoundation({ programs, databaseUrl, folder, endings, onStep }: FoundationOptions) {
  const postgres = databaseUrl === undefined ? await startOwnPostgres() : undefined
  if (postgres) endings.push(() => postgres.close())
  const direct = databaseUrl ?? postgres?.superuserUrl ?? ''
  const database = await openWay(direct, 5432)
  const throughWay = throughProxy(direct, database)
  onStep(`PostgreSQL   ${new URL(direct).host}`)
  const pooler = await startPgbouncer(programs.pgbouncer, throughWay, makeFolder(folder, 'pooler'))
  endings.push(() => pooler.service.stop())
  onStep(`PgBouncer    ${new URL(pooler.url).host} (transaction mode)`)
  const toPooler = await openWay(pooler.url, 6432)
  const objectStore = await openObjectStore()
  endings.push(() => objectStore.close())
  const media = storeSettings({ ...process.env, ...objectStore.environment })
  const store = await openWay(media.S3_ENDPOINT, 80)
  onStep(`Object store ${media.S3_ENDPOINT}`)
  return {
    databaseUrl: direct,
    poolerUrl: throughProxy(pooler.url, toPooler),
    proxies: { database, pooler: toPooler, store },
    settings: { ...media, S3_ENDPOINT: `http://127.0.0.1:${store.port}`, DATABASE_LISTEN_URL: throughWay },
  }

  async function openWay(address: string, usualPort: number): Promise<FaultProxy> {
    const { hostname, port } = new URL(address)
    const way = await openFaultProxy({ host: hostname, port: Number(port || usualPort) })
    endings.push(() => way.close())
    return way
  }
}

function makeFolder(folder: string, name: string): string {
  const path = join(folder, name)
  mkdirSync(path)
  return path
}

function indexesOf(role: 'web' | 'worker'): number[] {
  return [...ROLES.keys()].filter((index) => ROLES[index] === role)
}

/** The settings of the product for a bucket of the tests. */
function storeSettings(environment: Record<string, string | undefined>) {
  const { TEST_S3_ENDPOINT = '', TEST_S3_BUCKET = '', TEST_S3_REGION = 'us-east-1' } = environment
  const { TEST_S3_ACCESS_KEY_ID = '', TEST_S3_SECRET_ACCESS_KEY = '' } = environment
  return {
    STORAGE: 's3',
    S3_ENDPOINT: TEST_S3_ENDPOINT,
    S3_BUCKET: TEST_S3_BUCKET,
    S3_REGION: TEST_S3_REGION,
    S3_ACCESS_KEY_ID: TEST_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: TEST_S3_SECRET_ACCESS_KEY,
  }
}
