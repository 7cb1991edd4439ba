import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const BLANK_LINE = '\r\n\r\n'
/** Keeps the number of pieces low where a body is full of blank lines. A few short requests fit in and wait for their turn. */
const BODY_PIECE_BYTES_MIN = 256

const connections = new WeakMap<Socket, Connection>()

/** A response that tells its connection when it begins and ends, and emits `turn` when it is next on its socket. */
export class SequentialResponse<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {
  constructor(...input: ConstructorParameters<typeof ServerResponse<R>>) {
    super(...input)
    const [request] = input
    connections.get(request.socket)?.begin(request, this)
  }

  /** Called by Node once the response before this one has left. */
  override assignSocket(socket: Socket): void {
    super.assignSocket(socket)
    this.emit('turn')
  }
}

/**
 * Has a server read one request at a time from each connection: the bytes after a request wait until its response was sent. By
 * default Node reads all requests of a packet at once and buffers all their responses.
 */
export function readSequentially(server: Server): void {
  // Node's own listener runs before this one, so the parser listens to the socket already.
  server.on('connection', (socket: Socket) => connections.set(socket, new Connection(socket)))
  server.prependListener('upgrade', (_request, socket: Socket) => connections.get(socket)?.release())
}

/** Handles one request of a connection at a time, also where two arrived in one packet. Install it before all other hooks. */
export function handleSequentially(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, { raw }, done) => {
    const isWaiting = raw instanceof SequentialResponse && raw.socket === null
    if (isWaiting) raw.once('turn', () => setImmediate(done))
    else done()
  })
}

/** Sits between a socket and Node's parser, and holds the bytes that were not parsed yet. */
class Connection {
  readonly #socket: Socket
  readonly #parse: (bytes: Buffer) => void
  readonly #unanswered = new Set<IncomingMessage>()
  #held: Buffer = Buffer.alloc(0)
  /** Whether the socket is paused until a response was sent. Node pauses it too, while nobody reads a body. */
  #isWaiting = false
  #isReleased = false

  constructor(socket: Socket) {
    const [parse] = socket.listeners('data') as ((bytes: Buffer) => void)[]
    if (!parse) throw new Error('Node no longer parses requests in a listener of "data"')
    this.#socket = socket
    this.#parse = parse
    socket.off('data', parse)
    socket.on('data', this.#receive)
    socket.on('resume', () => this.#parseNext())
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    this.#unanswered.add(request)
    response.once('close', () => {
      this.#unanswered.delete(request)
      // Deferred, so that other connections are served in between, however many requests wait on this one.
      if (this.#held.length > 0) setImmediate(() => this.#parseNext())
    })
  }

  /** Leaves the connection, and the bytes that were not parsed, to another protocol. */
  release(): void {
    this.#isReleased = true
    this.#socket.off('data', this.#receive)
    if (this.#unanswered.size > 0) this.#socket.destroy()
  }

  readonly #receive = (bytes: Buffer): void => {
    this.#held = this.#held.length > 0 ? Buffer.concat([this.#held, bytes]) : bytes
    this.#parseNext()
  }

  #parseNext(): void {
    while (this.#held.length > 0 && this.#socket.writable) {
      // A request that is not complete needs the bytes that follow as its body.
      const requests = [...this.#unanswered]
      if (requests.some(({ complete }) => complete)) return this.#wait()
      this.#resume()
      if (this.#socket.isPaused()) return
      this.#parse(this.#receivePiece(requests.length > 0 ? BODY_PIECE_BYTES_MIN : 0))
      if (this.#isReleased) {
        this.#socket.unshift(this.#held)
        return
      }
    }
    this.#resume()
  }

  #wait(): void {
    this.#isWaiting = true
    this.#socket.pause()
  }

  #resume(): void {
    if (!this.#isWaiting) return
    this.#isWaiting = false
    this.#socket.resume()
  }

  /** Takes the bytes up to the next blank line, where a request may end. */
  #receivePiece(bytesMin: number): Buffer {
    const end = this.#held.indexOf(BLANK_LINE, bytesMin)
    const size = end < 0 ? this.#held.length : end + BLANK_LINE.length
    const piece = this.#held.subarray(0, size)
    this.#held = this.#held.subarray(size)
    return piece
  }
}
