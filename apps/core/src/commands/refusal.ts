import { ConfigError } from '../config.ts'
import { AppError } from '../platform/app-error.ts'

/** A sentence for the person at the terminal. */
export class Refusal extends Error {}

/** Ends a command that has failed, with the sentence or, if it is a fault, with the stack that helps to find it. */
export function endWith(error: unknown): never {
  console.error(isForPeople(error) ? error.message : error)
  process.exit(1)
}

/** Our own refusals are sentences that say what to do, and so are those of the system and of an embedded database in use. */
function isForPeople(error: unknown): error is Error {
  const isOurs = error instanceof Refusal || error instanceof ConfigError || error instanceof AppError
  return isOurs || (error instanceof Error && (error.constructor === Error || 'syscall' in error))
}
