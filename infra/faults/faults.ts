// `npm run faults [-- rolling kills database store] [--full] [--rounds 10] [--kills 200] [--absences 10] [--seconds 30]`: breaks the
// cluster of `npm run cluster` on purpose, under 50 requests a second and with videos under way, and prints for each fault what was
// done, what people noticed and whether that is right. Without --full the amounts are small.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { openCluster } from '../cluster/open-cluster.ts'
import { databaseUnavailable, storeUnavailable } from './absences.ts'
import { diskFull } from './disk-full.ts'
import { randomKills } from './random-kills.ts'
import { rollingRestart } from './rolling-restart.ts'
import { type Amounts, type Verdict, printTable } from './verdict.ts'

const FAULTS = {
  rolling: rollingRestart,
  kills: randomKills,
  database: databaseUnavailable,
  store: storeUnavailable,
  disk: diskFull,
}
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
const unknown = positionals.find((name) => !(name in FAULTS))
if (unknown) {
  console.error(`There is no fault "${unknown}". There are: ${Object.keys(FAULTS).join(', ')}.`)
  process.exit(1)
}
const wanted = Object.entries(FAULTS).filter(([name]) => positionals.length === 0 || positionals.includes(name))

const cluster = await openCluster({ onStep: console.log })
const verdicts: Verdict[] = []
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void cluster.close().then(() => process.exit(1)))
try {
  for (const [name, fault] of wanted) {
    console.log(`\n> ${name} (load ${loadavg()[0]?.toFixed(1)})`)
    verdicts.push(await fault(cluster, amounts))
    printTable(verdicts)
  }
} finally {
  await cluster.close()
}
process.exit(verdicts.every(({ faults }) => faults.length === 0) ? 0 : 1)
