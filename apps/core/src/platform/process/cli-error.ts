import { ConfigError } from '../../config.ts'
import { AppError } from '../errors/app-error.ts'
import type { Log } from '../logs/log.ts'
import { scrub } from '../logs/scrub.ts'
import { translateProblem } from '../http/problem-messages.ts'

/** An error with a message for the person at the terminal. */
export class CliError extends Error {}

/** Ends a failed start or command with a message or, for an internal fault, with the stack. */
export function endWith(error: unknown): never {
  console.error(sentenceOf(error) ?? error)
  process.exit(1)
}

/** Ends a failed server by a log record, since programs read the log in production. */
export function endLogged(log: Log, error: unknown): never {
  const sentence = sentenceOf(error)
  if (sentence !== null) log.fatal(scrub(sentence))
  else log.fatal({ err: error }, 'The start failed.')
  process.exit(1)
}

/** Returns the message of an error that the operator can act on; null for an internal fault. */
export function sentenceOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof AppError) return translateProblem('en', error.sentence)
  const isOurs = error instanceof CliError || error instanceof ConfigError
  if (isOurs || error.constructor === Error) return systemSentence(error) ?? error.message
  return systemSentence(error)
}

/** Node names a system call and a code. The message names the cause and the setting to change. */
function systemSentence(error: NodeJS.ErrnoException): string | null {
  const { syscall, code = '', path } = error
  if (syscall === undefined) return null
  if (syscall === 'listen') return listenSentence(error)
  if (path === undefined) return error.message
  if (code === 'ENOSPC') return `No space is left for ${path}. Make room there, or choose another folder with DATA_DIR.`
  return `${path} cannot be used (${code}). Set DATA_DIR to a folder that this user can write to.`
}

function listenSentence(error: NodeJS.ErrnoException & { address?: string; port?: number }): string {
  const { code, address, port } = error
  const place = `${address?.includes(':') ? `[${address}]` : address}:${port}`
  if (code === 'EADDRINUSE')
    return `Another program listens on ${place} already. Stop it, or set PORT to a free port (INTERNAL_LISTEN moves the machine calls).`
  if (code === 'EACCES') return `This user may not listen on ${place}. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Set HOST to one of its own.`
  return error.message
}
