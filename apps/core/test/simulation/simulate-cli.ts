// `npm run simulate -- --seeds 1000` plays so many seeds, `-- --seed 42` one with its steps, `-- --faults` looks for each planted fault.
import { parseArgs } from 'node:util'
import { type Fault, faults } from './faults.ts'
import { type Outcome, simulate } from './simulation.ts'
import { type Fixture, openFixture } from './fixture.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    fault: { type: 'string' },
    faults: { type: 'boolean', default: false },
  },
})
const [from, count] = [Number(values.from), Number(values.seeds)]
const fault = faults.find(({ name }) => name === values.fault)

const fixture = await openFixture()
if (values.seed !== undefined) await replay(fixture, Number(values.seed))
else if (values.faults) for (const planted of fault ? [fault] : faults) await lookFor(fixture, planted)
else await playAll(fixture)
await fixture.close()

async function replay(on: Fixture, seed: number): Promise<void> {
  const outcome = await simulate(on, seed, fault)
  console.log(outcome.trace.join('\n'))
  print(outcome)
}

async function playAll(on: Fixture): Promise<void> {
  const [begun, processor] = [performance.now(), process.cpuUsage()]
  const played = { seeds: 0, steps: 0, crashes: 0, broken: 0 }
  for (let seed = from; seed < from + count; seed += 1) {
    const outcome = await simulate(on, seed, fault)
    played.seeds += 1
    played.steps += outcome.steps
    played.crashes += outcome.crashes
    if (outcome.broken.length === 0) continue
    played.broken += 1
    print(outcome)
  }
  const { user, system } = process.cpuUsage(processor)
  const per1000 = (seconds: number) => Math.round((seconds / played.seeds) * 1000)
  console.log(
    `${played.seeds} seeds, ${played.broken} with a broken invariant; ${Math.round(played.steps / played.seeds)} steps and ` +
      `${(played.crashes / played.seeds).toFixed(1)} crashes a seed; per 1,000 seeds ` +
      `${per1000((performance.now() - begun) / 1000)} s, ${per1000((user + system) / 1_000_000)} s of processor time`,
  )
  if (played.broken > 0) process.exitCode = 1
}

/** Says at which seed a planted fault is found. */
async function lookFor(on: Fixture, planted: Fault): Promise<void> {
  for (let seed = from; seed < from + count; seed += 1) {
    const { broken } = await simulate(on, seed, planted)
    if (broken.length > 0) return console.log(`${planted.name}: seed ${seed}, ${broken[0]}`)
  }
  console.log(`${planted.name}: not found within ${count} seeds`)
  process.exitCode = 1
}

function print({ seed, broken, steps }: Outcome): void {
  console.log(`seed ${seed}: ${broken.length === 0 ? 'everything held' : broken.join('; ')} after ${steps} steps`)
}
