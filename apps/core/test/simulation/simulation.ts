import { createDice } from '../dice.ts'
import { type Behaviour, type Scene, behaviours, pick, runTask, tellOf } from './behaviours.ts'
import { startClock } from './clock.ts'
import { hangUp } from './connection.ts'
import { type Core, startCore } from './core.ts'
import { type Fault, NO_FAULT } from './faults.ts'
import { brokenAtEnd, brokenNow, prepareChecks } from './invariants.ts'
import { type Action, type Life, actions, createLife } from './life.ts'
import { createEnvironment } from './environment/environment.ts'
import { seedRandomness } from './seeded.ts'
import { watchThreads } from './threads.ts'
import type { Fixture } from './fixture.ts'
import { scheduledTasks } from '../../src/scheduled-tasks.ts'

export interface Outcome {
  seed: number
  /** Steps of the scheduler, each checked. */
  steps: number
  crashes: number
  /** The first broken invariants; none where everything held. */
  broken: string[]
  /** What happened, a line a step. */
  trace: string[]
}

const STEPS = 240
const ACTIONS_AT_ONCE = 4
/** Of a hundred steps so many release what waits, and so many of the others begin something; the rest is time. */
const [RELEASES, BEGINS] = [70, 92]
const PAUSES_MS = [100, 1000, 3000, 10_000, 60_000, 600_000, 3_600_000, 26 * 3_600_000]
/** The last crash comes so many steps before the end at least. */
const CALM_STEPS = 20
/** Statements and calls between the step in which a crash is due and the crash. */
const CRASH_WITHIN = 12
const STEPS_TO_THE_END = 400

/**
 * Plays one seed. The first seed of a process makes the same steps in every process, unless the machine is overloaded; later ones may
 * differ, since new ids follow those of the seeds before. The scheduler is our own rather than fast-check's, which draws its commands
 * before a run, while what can be done next depends here on what waits by then.
 */
export async function simulate(fixture: Fixture, seed: number, fault: Fault = NO_FAULT): Promise<Outcome> {
  const unseed = seedRandomness(seed)
  await fixture.restore()
  await fixture.pglite.query('select setseed($1)', [(seed % 1000) / 1000])
  const clock = startClock(fixture.startsAt)
  const threads = watchThreads()
  try {
    return await play(fixture, seed, fault, { clock, threads })
  } finally {
    threads.stop()
    clock.stop()
    unseed()
  }
}

interface Machine {
  clock: ReturnType<typeof startClock>
  threads: ReturnType<typeof watchThreads>
}

async function play(fixture: Fixture, seed: number, fault: Fault, { clock, threads }: Machine) {
  const { pglite } = fixture
  const dice = createDice(seed)
  const conditions = { dice, arePortsFailing: true }
  const environment = fault.environment?.(createEnvironment()) ?? createEnvironment()
  const people = fixture.people.map((one) => ({ ...one, videos: new Set<string>(), deleted: new Set<string>() }))
  const outcome: Outcome = { seed, steps: 0, crashes: 0, broken: [], trace: [] }
  const broken = (what: string) => void outcome.broken.push(what)
  const inFlight = new Set<Action>()
  const names = new Map<string, string>()
  const world = {
    pglite,
    dataDir: fixture.dataDir,
    environment,
    conditions,
    tamper: fault.tamper?.(dice),
    report: () => {},
  }
  let life = createLife()
  let core = await startCore(life, world)
  const scene = (): Scene => ({ core, environment, people, dice, broken })

  const crashSteps = new Set(
    Array.from({ length: 2 + dice(3) }, (_, index) => CALM_STEPS + index + dice(STEPS - 2 * CALM_STEPS)),
  )
  await prepareChecks(pglite)
  await settle(life, threads)
  while (outcome.steps < STEPS && outcome.broken.length === 0) {
    if (crashSteps.has(outcome.steps)) life.dieAfter(dice(CRASH_WITHIN))
    await step(chooseStep())
  }
  if (!life.isDead) life.dieAfter(Infinity)
  conditions.arePortsFailing = false
  await finish()
  life.die()
  await hangUp(pglite, { half: 'rollback' })
  return outcome

  function chooseStep(): [string, () => void] {
    const roll = dice(100)
    const isIdle = life.waiting.length === 0
    if (!isIdle && roll < RELEASES) return release()
    if (roll < BEGINS && inFlight.size < ACTIONS_AT_ONCE) {
      const chosen = chooseBehaviour(dice)
      return [chosen.name, () => begin(chosen.name, () => chosen.run(scene()))]
    }
    if (!isIdle && roll < BEGINS) return release()
    return passTime(pick(dice, PAUSES_MS.slice(0, dice(8) === 0 ? undefined : 5)) ?? 0)
  }

  /** Lets one of those go that wait; they are in an order that does not depend on how fast the machine is. */
  function release(): [string, () => void] {
    const sorted = life.waiting.toSorted((one, other) =>
      one.label < other.label ? -1 : Number(one.label > other.label),
    )
    const chosen = pick(dice, sorted)
    if (!chosen) return ['nothing', () => {}]
    return [
      chosen.label,
      () => {
        life.waiting.splice(life.waiting.indexOf(chosen), 1)
        chosen.go()
      },
    ]
  }

  function passTime(milliseconds: number): [string, () => void] {
    return [`${milliseconds / 1000} s pass`, () => clock.advance(milliseconds)]
  }

  function begin(name: string, work: () => Promise<void>): Action {
    const action = { name, isOver: false }
    inFlight.add(action)
    const ended = () => {
      action.isOver = true
      inFlight.delete(action)
    }
    // What a person is told of a failure is their affair; what it leaves behind is what the invariants look at.
    void actions.run(action, () => work().then(ended, ended))
    return action
  }

  async function step([name, take]: [string, () => void]): Promise<void> {
    outcome.steps += 1
    outcome.trace.push(`${outcome.steps} ${shortened(name)}`)
    take()
    await settle(life, threads)
    const hasChanged = life.hasChanged || life.isDead
    if (life.isDead) await restart()
    life.hasChanged = false
    if (hasChanged) outcome.broken.push(...(await brokenNow(pglite, environment, people)))
  }

  /** Ids differ from process to process, so a trace counts them. */
  function shortened(name: string): string {
    return name.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
      const known = names.get(id) ?? `#${names.size + 1}`
      names.set(id, known)
      return known
    })
  }

  /** Throws the core away and starts another one, which may die before it has started. */
  async function restart(): Promise<void> {
    inFlight.clear()
    do {
      outcome.crashes += 1
      outcome.trace.push('  crash')
      clock.dropTimers()
      await hangUp(pglite, { half: fault.half ?? 'rollback' })
      await prepareChecks(pglite)
      life = createLife()
      if (conditions.arePortsFailing && dice(4) === 0) life.dieAfter(dice(400))
      const started: Core | 'dead' = await Promise.race([startCore(life, world), life.death])
      if (started !== 'dead') core = started
      await settle(life, threads)
    } while (life.isDead)
    life.dieAfter(Infinity)
  }

  /** Nothing fails any more: everything that was begun comes to its end. */
  async function finish(): Promise<void> {
    for (let round = 0; round < 3 && outcome.broken.length === 0; round += 1) {
      for (let index = 0; index < environment.bank.events.length; index += 1)
        begin(`the provider tells of a payment again`, async () => void (await tellOf(scene(), index)))
      for (const name of Object.keys(scheduledTasks(core.deps, core.features)))
        if (isNeeded(name)) begin(name, () => runTask(core, name))
      await quiet()
    }
    if (outcome.broken.length === 0) outcome.broken.push(...(await brokenAtEnd(pglite, environment)))
  }

  async function quiet(): Promise<void> {
    const end = outcome.steps + STEPS_TO_THE_END
    for (let pauses = 0; pauses < 3;) {
      if (outcome.broken.length > 0) return
      if (outcome.steps > end) return broken(`it never comes to rest: ${await waitsFor()}`)
      if (life.waiting.length > 0) await step(release())
      else {
        const left = await millisecondsToNext()
        pauses = left === undefined ? pauses + 1 : 0
        await step(passTime(left ?? 20_000))
      }
    }
  }

  async function waitsFor(): Promise<string> {
    const { rows } = await pglite.query<{ what: string }>(`
      select name || ' ' || state || ' ' || start_after || ' ' || data as what from pgboss.job where state <= 'active'
      union all select 'message ' || next_attempt_at || ' ' || w.is_active || ' ' || coalesce(w.claimed_until::text, '')
        from webhook_delivery d join webhook w on w.id = d.webhook_id where state = 'pending'`)
    return rows.map(({ what }) => what).join(', ')
  }

  /** Returns how long until the next attempt of a job or of a message is due; undefined where none waits. */
  async function millisecondsToNext(): Promise<number | undefined> {
    const { rows } = await pglite.query<{ at: Date | null }>(`
      select min(at) as at from (
        select start_after as at from pgboss.job where state < 'active'
        union all select now() + interval '5 seconds' from pgboss.job where state = 'active'
        union all select next_attempt_at from webhook_delivery where state = 'pending') as due`)
    const at = rows[0]?.at
    return at ? Math.max(3000, at.getTime() - Date.now() + 3000) : undefined
  }
}

function isNeeded(name: string): boolean {
  return name.startsWith('admit') || name.startsWith('empty') || name.startsWith('release')
}

function chooseBehaviour(dice: (sides: number) => number): Behaviour {
  let left = dice(behaviours.reduce((sum, { weight }) => sum + weight, 0))
  for (const act of behaviours) {
    left -= act.weight
    if (left < 0) return act
  }
  throw new Error('there is no act')
}

const QUIET_TURNS = 3

/** Resolves once nothing goes on by itself: everything waits for the scheduler or for the time. */
async function settle(life: Life, threads: Machine['threads']): Promise<void> {
  let [quiet, seen] = [0, -1]
  while (quiet < QUIET_TURNS && !life.isDead) {
    await new Promise((resolve) => setImmediate(resolve))
    const isStill = seen === life.activity && !threads.areBusy()
    quiet = isStill ? quiet + 1 : 0
    seen = life.activity
  }
}
