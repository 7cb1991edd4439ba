import { PassThrough, type Readable, pipeline } from 'node:stream'
import type { ByteRange, LinkedAnswer, Storage } from '../../ports/storage.ts'
import { checkedKey } from './keys.ts'

/**
 * Two stores while objects move from `previous` to `current`. New objects go to `current`, and objects that are not there yet
 * are read from `previous`. A removal takes an object from `previous` first, so that a running copy notices it.
 */
export function createMovingStorage({ current, previous }: { current: Storage; previous: Storage }): Storage {
  const { place, put, remedyFor } = current
  return { place, put, size, read, removeAll, list, removeUnfinished, linkTo, remedyFor }

  async function size(key: string): Promise<number | undefined> {
    return (await current.size(key)) ?? (await previous.size(key))
  }

  function read(key: string, range?: ByteRange): Readable {
    const bytes = new PassThrough()
    holderOf(checkedKey(key)).then(
      (store) => pipeline(store.read(key, range), bytes, () => undefined),
      (error: Error) => bytes.destroy(error),
    )
    return bytes
  }

  async function removeAll(prefix: string): Promise<void> {
    await previous.removeAll(prefix)
    await current.removeAll(prefix)
  }

  async function* list() {
    yield* current.list()
    for await (const object of previous.list()) if ((await current.size(object.key)) === undefined) yield object
  }

  async function removeUnfinished(moment: Date): Promise<number> {
    return (await current.removeUnfinished(moment)) + (await previous.removeUnfinished(moment))
  }

  async function linkTo(key: string, answer: LinkedAnswer): Promise<string | null> {
    return (await holderOf(key)).linkTo(key, answer)
  }

  async function holderOf(key: string): Promise<Storage> {
    return (await current.size(key)) === undefined ? previous : current
  }
}
