import { Conversion, type ConversionOptions, Output, type OutputFormat } from 'mediabunny'
import { withFileTarget } from './file-target.ts'

type Options = Omit<ConversionOptions, 'output'> & {
  format: OutputFormat
  signal: AbortSignal | undefined
}

/** Converts into a file, with `begin` between the preparation and the start. */
export async function convertToFile(
  path: string,
  { format, signal, ...options }: Options,
  begin: (conversion: Conversion) => void,
): Promise<void> {
  await withFileTarget(path, async (target) => {
    const conversion = await Conversion.init({ ...options, output: new Output({ format, target }) })
    begin(conversion)
    await executed(conversion, signal)
  })
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
