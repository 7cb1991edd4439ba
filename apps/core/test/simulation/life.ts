import { AsyncLocalStorage } from 'node:async_hooks'
import { currentContext } from '../../src/platform/logs/work-context.ts'

/** What an actor asks of the core, until it has its answer. */
export interface Action {
  name: string
  isOver: boolean
}

interface Waiting {
  label: string
  action: Action | undefined
  go(): void
}

/** The action on whose account code runs. */
export const actions = new AsyncLocalStorage<Action>()

export type Life = ReturnType<typeof createLife>

/**
 * One life of the core's process, from a start to a crash. Everything that it does to the world passes here: `pass` before a
 * transaction, a statement of the queue, and a call of a port, which then wait until the scheduler lets them go, one at a time;
 * `count` at each statement. After its death nothing that it does arrives anywhere, and nothing that it waits for comes.
 */
export function createLife() {
  const waiting: Waiting[] = []
  const death = Promise.withResolvers<'dead'>()
  const life = {
    waiting,
    isGated: false,
    isDead: false,
    hasChanged: false,
    activity: 0,
    death: death.promise,
    pass,
    count,
    dieAfter,
    die,
  }
  let left = Infinity
  return life

  async function pass(what: string): Promise<void> {
    await count()
    if (!life.isGated) return
    const action = actions.getStore()
    const { queue = '', job = '' } = currentContext() ?? {}
    const label = `${what} ${action?.name ?? `${String(queue)} ${String(job)}`}`.trim()
    await new Promise<void>((resolve) => waiting.push({ label, action, go: resolve }))
    life.activity += 1
    if (life.isDead) await never()
  }

  async function count(): Promise<void> {
    left -= 1
    life.activity += 1
    if (left < 0) die()
    if (life.isDead) await never()
  }

  /** The process dies instead of its next statement or call but `more`. */
  function dieAfter(more: number): void {
    left = more
  }

  function die(): void {
    life.isDead = true
    waiting.length = 0
    death.resolve('dead')
  }
}

function never(): Promise<never> {
  return new Promise(() => {})
}
