import { AppError } from '../errors/app-error.ts'
import type { Task } from './task.ts'

/** A request to a thread: the index of a task, and its input. */
interface Order {
  file: string
  name: string
  input: unknown
}

/** An error class does not survive the copy between threads, so an AppError is sent as data. */
type Outcome = { value: unknown } | { problem: Pick<AppError, 'code' | 'sentence' | 'fields' | 'extra'> }

/** Runs in a thread: carries out one task. */
export default async function perform({ file, name, input }: Order): Promise<Outcome> {
  const { tasks } = (await import(file)) as { tasks: Record<string, Task<unknown, unknown>> }
  const task = tasks[name]
  if (!task) throw new Error(`${file} has no task ${name}`)
  try {
    return { value: await task.run(input) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, sentence, fields, extra } = error
    return { problem: { code, sentence, fields, extra } }
  }
}
