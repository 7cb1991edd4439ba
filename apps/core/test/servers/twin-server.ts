import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The behaviour of a server of digital twins at one call. */
export type TwinFault =
  /** Does what it was asked, and says nothing. */
  | 'done-and-silent'
  /** Does nothing, and says nothing. */
  | 'hang'
  /** Reports a deletion, and continues work on the deleted thing. */
  | 'not-deleted'
  /** Calls back about another thing. */
  | 'wrong-id'
  /** Calls back before it answers. */
  | 'callback-first'
  /** Calls back twice. */
  | 'callback-twice'
  | { status: number; retryAfter?: string; message?: string }

export interface TwinCall {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: Buffer
}

export interface StoredTwin {
  id: string
  reference: string
  status: 'failed' | 'ready' | 'working'
  reason: string | null
  callbackUrl: string | null
  /** The media that it was made of: links, or bytes. */
  sources: Record<string, string>
}

/** One wire format of a twin service. */
export interface WireFormat {
  /** Which thing a path is about. */
  kindOf: (path: string) => 'clips' | 'twins' | undefined
  idOf: (path: string) => string | undefined
  isDownload: (path: string) => boolean
  read: (call: TwinCall) => { reference: string; callbackUrl: string | null; sources: Record<string, string> }
  show: (kind: 'clips' | 'twins', thing: StoredTwin, baseUrl: string) => unknown
  list: (kind: 'clips' | 'twins', things: StoredTwin[], path: string, baseUrl: string) => unknown
  notFound: unknown
}

export type TwinServer = Awaited<ReturnType<typeof openTwinServer>>

/**
 * Opens a local server of digital twins. `faults` contains the behaviour of the next calls, by method and
 * thing, e.g. `POST clips`; `clip` is the file that it sends as a finished clip.
 */
export async function openTwinServer({ kindOf, idOf, isDownload, read, show, list, notFound }: WireFormat) {
  const stored = { twins: new Map<string, StoredTwin>(), clips: new Map<string, StoredTwin>() }
  const calls: TwinCall[] = []
  const faults = new Map<string, TwinFault[]>()
  const state = { clip: Buffer.from('a good file'), callback: async (_url: string): Promise<void> => {} }
  let ids = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const call = { method, path, headers, body: Buffer.concat(chunks) }
      calls.push(call)
      void answer(call, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, calls, stored, state, fail, finish, close, count }

  /** Has the next calls of a name go wrong, one after the other. */
  function fail(name: string, ...next: TwinFault[]): void {
    faults.set(name, [...(faults.get(name) ?? []), ...next])
  }

  /** Ends the work on everything that is in progress. */
  function finish(kind: 'clips' | 'twins', status: 'failed' | 'ready' = 'ready', reason: string | null = null): void {
    for (const thing of stored[kind].values()) if (thing.status === 'working') Object.assign(thing, { status, reason })
  }

  function count(method: string, kind: 'clips' | 'twins'): number {
    return calls.filter((call) => call.method === method && kindOf(call.path) === kind).length
  }

  async function answer(call: TwinCall, response: ServerResponse): Promise<void> {
    const kind = kindOf(call.path)
    const send = (status: number, body: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (!kind) return void send(404, notFound)
    const fault = faults.get(`${call.method} ${kind}`)?.shift()
    if (fault === 'hang') return
    if (typeof fault === 'object')
      return void send(
        fault.status,
        { message: fault.message ?? 'no' },
        fault.retryAfter ? { 'retry-after': fault.retryAfter } : {},
      )
    if (call.method === 'POST') return post(call, kind, fault, send, response)
    const id = idOf(call.path)
    if (isDownload(call.path)) return void response.writeHead(200, { 'content-type': 'video/mp4' }).end(state.clip)
    if (call.method === 'GET' && id === undefined)
      return void send(200, list(kind, [...stored[kind].values()], call.path, url))
    const thing = stored[kind].get(id ?? '')
    if (!thing) return void send(404, notFound)
    if (call.method === 'DELETE') {
      if (fault !== 'not-deleted') stored[kind].delete(thing.id)
      return void response.writeHead(204).end()
    }
    send(200, show(kind, fault === 'wrong-id' ? { ...thing, id: 'other' } : thing, url))
  }

  async function post(
    call: TwinCall,
    kind: 'clips' | 'twins',
    fault: TwinFault | undefined,
    send: (status: number, body: unknown) => void,
    response: ServerResponse,
  ): Promise<void> {
    const id = `${kind === 'twins' ? 'r' : 'v'}${++ids}`
    const thing: StoredTwin = { id, status: 'working', reason: null, ...read(call) }
    stored[kind].set(id, thing)
    if (fault === 'done-and-silent') return void response.destroy()
    const times = fault === 'callback-first' ? 1 : fault === 'callback-twice' ? 2 : 0
    for (let time = 0; time < times; time += 1) if (thing.callbackUrl) await state.callback(thing.callbackUrl)
    send(200, show(kind, thing, url))
  }

  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
