/** Work that takes processor time in proportion to its input, so that a thread does it where the input is long. */
export interface Task<Input, Output> {
  /** The module that exports it in `tasks`, as a file URL, and its name there: how a thread finds it. */
  readonly file: string
  readonly name: string
  readonly run: (input: Input) => Output | Promise<Output>
}

type Work = Record<string, (input: never) => unknown>

type TasksOf<W extends Work> = {
  readonly [Name in keyof W]: W[Name] extends (input: infer Input) => infer Output
    ? Task<Input, Awaited<Output>>
    : never
}

/**
 * Creates tasks from pure functions. The module at `file` has to export the result as `tasks`. Inputs and outputs are copied
 * between threads, so they are plain data: no functions, no class instances. An AppError that a function throws arrives as one.
 */
export function defineTasks<W extends Work>(file: string, work: W): TasksOf<W> {
  const tasks = Object.entries(work).map(([name, run]) => [name, { file, name, run }])
  return Object.fromEntries(tasks) as TasksOf<W>
}

/** Returns the size of an input: the characters of all its strings and the bytes of its buffers. */
export function sizeOf(input: unknown): number {
  if (typeof input === 'string') return input.length
  if (ArrayBuffer.isView(input)) return input.byteLength
  if (typeof input !== 'object' || input === null) return 0
  return Object.values(input).reduce<number>((sum, part) => sum + sizeOf(part), 0)
}
