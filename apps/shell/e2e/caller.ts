import { request } from 'node:http'

interface Answer<T> {
  status: number
  body: T
}

/** A person with a session who calls the server from outside a browser; Node resolves no *.localhost, so the host is a header. */
export interface Caller {
  call<T = Record<string, unknown>>(key: string, body?: unknown): Promise<Answer<T>>
}

export function createCaller(host: string, port: () => number): Caller {
  const cookies = new Map<string, string>()
  return { call }

  function call<T>(key: string, body?: unknown): Promise<Answer<T>> {
    const [method, path] = key.split(' ')
    const payload = body === undefined ? undefined : JSON.stringify(body)
    const json =
      payload === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: port(),
        method,
        path,
        headers: { host, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...json },
        timeout: 30_000,
      }
      const asked = request(options, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          for (const line of response.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
            cookies.set(name, value)
          }
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(chunks).toString() || 'null') as T,
          })
        })
      })
      asked.on('error', reject).end(payload)
    })
  }
}
