import type { SafeAnswer } from '../safe-fetch/safe-fetch.ts'

/** An unprocessed page, to be passed to a thread. */
export interface RawPage {
  url: string
  contentType: string
  body: Uint8Array
}

export function rawPage({ url, headers, body }: SafeAnswer): RawPage {
  return { url, contentType: String(headers['content-type'] ?? ''), body }
}

/** Returns the text of a page in its declared encoding. */
export function textOf({ contentType, body: bytes }: RawPage): string {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const said = /charset=["']?([\w-]{1,40})/i
  const name = said.exec(contentType) ?? said.exec(body.toString('latin1', 0, 2048))
  try {
    return new TextDecoder(name?.[1] ?? 'utf-8').decode(body)
  } catch {
    return body.toString('utf8')
  }
}
