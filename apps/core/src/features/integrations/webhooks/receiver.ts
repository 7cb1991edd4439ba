import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../../../platform/errors/app-error.ts'
import { FetchError } from '../../../platform/safe-fetch/fetch-error.ts'
import { type GateRules, createGate } from '../../../platform/safe-fetch/gate.ts'

/** A name server that does not respond is no reason to refuse: every delivery checks the address again. */
const LOOK_UP_MS = 3000

export type CheckReceiver = (url: string) => Promise<void>

/** Returns a check that refuses addresses to which no message would ever be sent. Throws invalid. */
export function createReceiverCheck(rules: GateRules): CheckReceiver {
  const gate = createGate(rules)
  return async (url) => {
    const ended = new AbortController()
    const timeUp = pause(LOOK_UP_MS, undefined, { signal: ended.signal }).catch(() => undefined)
    const trouble = await Promise.race([gate.check(url).then(() => undefined, troubleOf), timeUp])
    ended.abort()
    if (trouble !== 'address-refused') return
    const message = rules.httpsOnly
      ? 'Use a public https URL on its default port.'
      : 'Use a public http or https URL on its default port.'
    throw new AppError('invalid', { message, fields: [{ field: 'url', message }] })
  }
}

function troubleOf(error: unknown): string {
  if (error instanceof FetchError) return error.trouble
  throw error
}
