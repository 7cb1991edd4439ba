import type { TestApp } from './app.ts'
import { PARTNER } from './scenes/brand-scene.ts'

/** The operator's own brand, its hosts, the platform's other brand, and the name of the program. */
export const TRACES = /waymark|keystone|vitrine/i

export interface Asked {
  host?: string
  cookie?: string
  accept?: string
  method?: string
}

/**
 * Returns the status of a response, and the first mention of others than the tenant in its headers and body;
 * undefined without one.
 */
export async function traceOf({ app }: TestApp, path: string, asked: Asked) {
  const { host = `${PARTNER}.localhost`, cookie = '', accept = 'text/html', method = 'GET' } = asked
  const answer = await app.inject({
    method: method as 'GET',
    url: path,
    headers: { host, accept, ...(cookie ? { cookie } : {}) },
  })
  const whole = `${JSON.stringify(answer.headers)}\n${answer.rawPayload.toString('latin1')}\n${answer.body}`
  return { status: answer.statusCode, trace: TRACES.exec(whole)?.[0] }
}
