import { open } from 'node:fs/promises'
import { StreamTarget, type StreamTargetChunk } from 'mediabunny'

/**
 * Does work with a target that writes a file. Once it has settled nothing writes any more: the caller may remove the file.
 * mediabunny's own target for files opens them in the background, so that a file can appear after a failure was dealt with.
 */
export async function withFileTarget<Result>(
  path: string,
  work: (target: StreamTarget) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'w')
  try {
    const write = async ({ data, position }: StreamTargetChunk) => {
      await file.write(data, 0, data.byteLength, position)
    }
    return await work(new StreamTarget(new WritableStream({ write }), { chunked: true }))
  } finally {
    await file.close()
  }
}
