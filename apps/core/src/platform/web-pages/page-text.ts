import type { SafeAnswer } from '../safe-fetch/safe-fetch.ts'

/** In the letters that the page says it is written in. */
export function textOf({ headers, body }: SafeAnswer): string {
  const said = /charset=["']?([\w-]{1,40})/i
  const name = said.exec(String(headers['content-type'] ?? '')) ?? said.exec(body.toString('latin1', 0, 2048))
  try {
    return new TextDecoder(name?.[1] ?? 'utf-8').decode(body)
  } catch {
    return body.toString('utf8')
  }
}
