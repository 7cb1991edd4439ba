import type { Task } from '../src/platform/thread-pool/task.ts'

/** The person for whom a test has work done. */
export const owner = { tenantId: 'waymark', personId: 'ana' }

/** Does every task at once, for tests that are about something else than threads. */
export const inlineThreads = {
  run: async <Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output> => task.run(input),
}
