// `npm run cluster [-- --port 8080]`: the whole topology as plain processes on loopback, from Debian's packages: PostgreSQL (or
// CLUSTER_DATABASE_URL), PgBouncer in transaction mode, Swift's S3 layer (or TEST_S3_ENDPOINT), two web and two worker nodes, Caddy in
// front, and Prometheus where it is installed. Ctrl+C stops all that it started.
import { parseArgs } from 'node:util'
import { type Cluster, openCluster } from './open-cluster.ts'

const { values } = parseArgs({ options: { port: { type: 'string' } } })
const stopped = Promise.withResolvers<void>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.resolve())

const opening = openCluster({
  databaseUrl: process.env.CLUSTER_DATABASE_URL,
  port: values.port === undefined ? undefined : Number(values.port),
  onStep: console.log,
})
try {
  const cluster = await opening
  printAddresses(cluster)
  await stopped.promise
  console.log('\nStopping ...')
  await cluster.close()
  console.log('Everything is stopped.')
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function printAddresses({ port, prometheusPort }: Cluster): void {
  console.log(`\nVitrine is ready: http://waymark.localhost:${port}`)
  if (prometheusPort) console.log(`Prometheus: http://127.0.0.1:${prometheusPort}`)
  else console.log('Prometheus is not installed (apt-get install prometheus): no figures are kept.')
  console.log('Stop with Ctrl+C.\n')
}
