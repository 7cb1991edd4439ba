import { FetchError } from '../../src/platform/safe-fetch/fetch-error.ts'
import { PaymentsError } from '../../src/ports/payments.ts'
import { RenderError } from '../../src/ports/renderer.ts'
import type { createDice } from '../dice.ts'
import type { Life } from './life.ts'

export type Dice = ReturnType<typeof createDice>

export interface Conditions {
  dice: Dice
  /** Whether ports fail. */
  arePortsFailing: boolean
}

/** What is thrown where a port fails. */
export const FAILURES = {
  bank: () => new PaymentsError('unreachable', 'The provider does not answer.'),
  mailer: () => new Error('The mail server does not answer.'),
  storage: () => new Error('The store does not answer.'),
  receiver: () => new FetchError('unreachable'),
}

/** One call in so many fails, before or after it has done what was asked. */
const FAILS_ONE_IN = 8

/**
 * Returns a port whose named methods wait for the scheduler and then, fail now and then while ports fail: half of them before they
 * have done anything, half of them after, so that only the answer is lost.
 */
export function failing<Port extends object>(
  port: Port,
  { name, methods, failure }: { name: string; methods: readonly (keyof Port)[]; failure: () => Error },
  life: Life,
  conditions: Conditions,
): Port {
  const wrapped = methods.map((method) => {
    const call = async (...values: unknown[]) => {
      await life.pass(`${name} ${String(method)}`)
      const fate = conditions.arePortsFailing ? conditions.dice(FAILS_ONE_IN * 2) : -1
      if (fate === 0) throw failure()
      const answer: unknown = await (port[method] as (...given: unknown[]) => unknown)(...values)
      await life.count()
      if (fate === 1) throw failure()
      return answer
    }
    return [method, call]
  })
  return { ...port, ...Object.fromEntries(wrapped) }
}

/** How a render ends: mostly well, else for good or as with a process that died. */
export function renderFailure(dice: Dice): () => Error {
  return () =>
    dice(2) === 0
      ? new RenderError('video-damaged', 'The picture and the sound do not have the same length.')
      : new RenderError('renderer-lost', 'The render process ended.', { isLost: true })
}
