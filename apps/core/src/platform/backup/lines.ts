import { Transform, type Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

/** Yields the lines of a stream. Throws where the stream does. */
export async function* linesOf(source: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  for await (const piece of source) {
    const lines = (rest + decoder.write(piece as Buffer)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

/** Returns a stream that passes everything on and keeps its first line and its last `bytes` bytes. */
export function keepEnds(bytes: number) {
  let first = ''
  const kept: Buffer[] = []
  let length = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!first.includes('\n')) first += chunk.toString('utf8')
      kept.push(chunk)
      length += chunk.length
      while (length - (kept[0]?.length ?? 0) > bytes) length -= kept.shift()?.length ?? 0
      done(null, chunk)
    },
  })
  const lastLine = () => Buffer.concat(kept).toString('utf8').trimEnd().split('\n').at(-1) ?? ''
  return { stream, firstLine: () => first.split('\n', 1)[0] ?? '', lastLine }
}
