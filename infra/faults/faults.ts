// `npm run faults [-- rolling kills database store mail] [--full] [--rounds 10] [--kills 200] [--absences 10] [--seconds 30]`: breaks the
// cluster of `npm run cluster` on purpose, under 50 requests a second and with videos under way, and prints for each fault what was
// done, what people noticed and which expectations failed. Without --full the amounts are small.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openCluster } from '../cluster/open-cluster.ts'
import { databaseUnavailable, storeUnavailable } from './absences.ts'
import { clockJumps } from './clock-jumps.ts'
import { diskFull } from './disk-full.ts'
import { failover } from './failover.ts'
import { halfOpenConnections } from './half-open.ts'
import { mailUnavailable } from './mail.ts'
import { paymentsUnavailable } from './payments.ts'
import { openProviders } from './providers.ts'
import { randomKills } from './random-kills.ts'
import { rollingRestart } from './rolling-restart.ts'
import { type Amounts, type Verdict, printTable } from './verdict.ts'

const FAULTS = {
  rolling: rollingRestart,
  kills: randomKills,
  database: databaseUnavailable,
  'half-open': halfOpenConnections,
  store: storeUnavailable,
  mail: mailUnavailable,
  payments: paymentsUnavailable,
  clock: clockJumps,
  disk: diskFull,
}
/** Has a cluster of its own, on two database servers. */
const FAILOVER = 'failover'
const FEW: Amounts = { rounds: 1, kills: 10, absences: 2, absenceSeconds: 10 }
const FULL: Amounts = { rounds: 10, kills: 200, absences: 10, absenceSeconds: 30 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean' },
    rounds: { type: 'string' },
    kills: { type: 'string' },
    absences: { type: 'string' },
    seconds: { type: 'string' },
  },
})
const usual = values.full ? FULL : FEW
const amounts: Amounts = {
  rounds: Number(values.rounds ?? usual.rounds),
  kills: Number(values.kills ?? usual.kills),
  absences: Number(values.absences ?? usual.absences),
  absenceSeconds: Number(values.seconds ?? usual.absenceSeconds),
}
const names = [...Object.keys(FAULTS), FAILOVER]
const unknown = positionals.find((name) => !names.includes(name))
if (unknown) {
  console.error(`There is no fault "${unknown}". There are: ${names.join(', ')}.`)
  process.exit(1)
}
const isWanted = (name: string) => positionals.length === 0 || positionals.includes(name)
const wanted = Object.entries(FAULTS).filter(([name]) => isWanted(name))
const verdicts: Verdict[] = []
let closing: (() => Promise<void>) | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void Promise.resolve(closing?.()).then(() => process.exit(1)))
if (wanted.length > 0) await breakCluster()
if (isWanted(FAILOVER))
  await run(FAILOVER, () => failover({ onStep: console.log, onOpen: (close) => (closing = close) }))
process.exit(verdicts.every(({ failures }) => failures.length === 0) ? 0 : 1)

async function breakCluster(): Promise<void> {
  const providers = await openProviders()
  const cluster = await openCluster({ settings: providers.settings, onStep: console.log })
  closing = async () => {
    await cluster.close()
    await providers.close()
  }
  try {
    for (const [name, fault] of wanted) await run(name, () => fault(cluster, amounts, providers))
  } finally {
    await closing()
  }
}

async function run(name: string, fault: () => Promise<Verdict>): Promise<void> {
  console.log(`\n> ${name} (load ${loadavg()[0]?.toFixed(1)})`)
  verdicts.push(await fault())
  printTable(verdicts)
}
