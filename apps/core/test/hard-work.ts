import { threadId } from 'node:worker_threads'
import { AppError } from '../src/platform/errors/app-error.ts'
import { defineTasks } from '../src/platform/thread-pool/task.ts'

/** Long enough for a thread. */
export const LONG = 'x'.repeat(5000)

interface Input {
  text: string
  milliseconds?: number
}

/** Work for tests of threads: some that ends, some that does not. */
export const tasks = defineTasks(import.meta.url, { work, refuse, fail, runForever, backtrack, fillMemory })

/** Keeps a processor busy for a while, and tells in which thread. */
function work({ text, milliseconds = 0 }: Input): { length: number; thread: number } {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
  return { length: text.length, thread: threadId }
}

function refuse({ text }: Input): never {
  const fields = [{ field: 'script', message: `${text.length} are too many.` }]
  throw new AppError('script-too-long', { message: 'Too long.', fields, extra: { length: text.length } })
}

function fail(_input: Input): never {
  throw new RangeError('a fault of ours')
}

function runForever(_input: Input): never {
  for (;;);
}

/** A pattern that is tried in more ways than there is time. */
function backtrack({ text }: Input): boolean {
  return /^(x+x+)+y$/.test(text)
}

function fillMemory(_input: Input): number {
  const kept: unknown[] = []
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })))
}
