import type { Config } from '../../config.ts'
import type { ThreadPool } from '../../platform/thread-pool/thread-pool.ts'
import type { Translator } from '../../ports/translator.ts'
import type { Writer } from '../../ports/writer.ts'
import { createLibreTranslator } from '../translator-libre.ts'
import { createModelTranslator } from '../translator-writer.ts'
import { createModelWriter } from '../writer-openai.ts'
import { createRuleWriter } from '../writer-rules.ts'

/** Returns the writer of the settings. */
export function writerOf({ writer }: Pick<Config, 'writer'>, threads: ThreadPool): Writer {
  return writer ? createModelWriter(writer, threads) : createRuleWriter(threads)
}

/**
 * Returns the translator of the settings, null where there is none. A dedicated translator is preferred to the writer, which
 * can translate as well.
 */
export function translatorOf(
  { translator, writer }: Pick<Config, 'translator' | 'writer'>,
  threads: ThreadPool,
): Translator | null {
  if (translator) return createLibreTranslator(translator, threads)
  return writer ? createModelTranslator(writer, threads) : null
}
