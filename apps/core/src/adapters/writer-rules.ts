import type { ThreadPool } from '../platform/thread-pool/thread-pool.ts'
import type { Writer } from '../ports/writer.ts'
import { tasks } from './editing-rules/improve.ts'

/**
 * An editor with fixed rules, for installations without a language model. It shortens wordy phrases and splits long sentences.
 * It adds nothing and leaves alone what it cannot change safely. A second run changes nothing.
 */
export function createRuleWriter(threads: Pick<ThreadPool, 'run'>): Writer {
  return {
    kind: 'rules',
    improve: async ({ owner, script, language, terms }) =>
      threads.run(tasks.improve, { script, language, terms }, owner),
  }
}
