import type { ErrorFields } from './error-fields.ts'

interface LogRecord {
  time: string
  level: string
  message?: string
  err?: ErrorFields
}

/** Returns a stream that writes JSON records as text for a terminal: hour, level, message, the other fields, and the stack. */
export function readableStream(print: (text: string) => void = (text) => void process.stdout.write(text)) {
  return { write: (line: string) => print(`${readable(JSON.parse(line) as LogRecord)}\n`) }
}

function readable({ time, level, message = '', err, ...fields }: LogRecord): string {
  const texts = Object.entries(fields).map(([name, value]) => `${name}=${plain(value)}`)
  const head = [time.slice(11, 19), level.toUpperCase().padEnd(5), message, ...texts].join(' ')
  return err ? `${head}\n${stackOf(err)}` : head
}

function stackOf({ stack, cause, errors = [] }: ErrorFields): string {
  const parts = [stack, ...(cause ? [`caused by ${stackOf(cause)}`] : []), ...errors.map(stackOf)]
  return parts.join('\n')
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
