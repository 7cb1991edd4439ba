import { open } from 'node:fs/promises'
import {
  Conversion,
  type ConversionOptions,
  Output,
  type OutputFormat,
  StreamTarget,
  type StreamTargetChunk,
} from 'mediabunny'

type Options = Omit<ConversionOptions, 'output'> & {
  format: OutputFormat
  signal: AbortSignal | undefined
}

/**
 * Converts into a file, with `begin` between the preparation and the start. Once it has settled nothing writes any more: the
 * caller may remove the file. mediabunny's own target for files opens them in the background, so that a file can appear after a
 * failure was dealt with.
 */
export async function convertToFile(
  path: string,
  { format, signal, ...options }: Options,
  begin: (conversion: Conversion) => void,
): Promise<void> {
  const file = await open(path, 'w')
  try {
    const write = async ({ data, position }: StreamTargetChunk) => {
      await file.write(data, 0, data.byteLength, position)
    }
    const target = new StreamTarget(new WritableStream({ write }), { chunked: true })
    const conversion = await Conversion.init({ ...options, output: new Output({ format, target }) })
    begin(conversion)
    await executed(conversion, signal)
  } finally {
    await file.close()
  }
}

async function executed(conversion: Conversion, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  let cancelled: Promise<void> | undefined
  const cancel = () => void (cancelled = conversion.cancel())
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    await conversion.execute()
  } finally {
    signal?.removeEventListener('abort', cancel)
    await cancelled
  }
}
