import type { McpServer } from '@modelcontextprotocol/server'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { type Tool, type ToolRequest, tools } from './tools.ts'

const VERSION = '1.0.0'
/** Streams that stay open are not offered: an answer is one JSON text. */
const OPTIONS = { maxSubscriptions: 0, keepAliveMs: 0 }

type Library = typeof import('@modelcontextprotocol/server')

/** A message of an agent, with what makes calls of the API in its name. */
interface Message {
  tenant: Tenant
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: unknown
  call: (request: ToolRequest) => Promise<CallAnswer>
}

interface CallAnswer {
  status: number
  body: unknown
  link: string | undefined
}

/**
 * The site as a server of the Model Context Protocol: tools that make calls of the API with the caller's own key, so that
 * scopes, limits, validation and the ledger apply as to any program. No state is kept between requests.
 */
export function createMcp() {
  // Loaded at the first request, which most sites never get.
  let library: Promise<Library> | undefined

  /** Returns the status and the JSON of the answer; the text is empty where there is nothing to answer. */
  return async function answer(message: Message): Promise<{ status: number; text: string }> {
    library ??= import('@modelcontextprotocol/server')
    const { McpServer, createMcpHandler } = await library
    const handler = createMcpHandler(() => serverOf(new McpServer(infoOf(message.tenant)), message), OPTIONS)
    const response = await handler.fetch(webRequestOf(message), { parsedBody: message.body })
    return { status: response.status, text: await textOf(response) }
  }
}

/** The library may answer an older client with a single event, whose data is the JSON. */
async function textOf(response: Response): Promise<string> {
  const text = await response.text()
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return text
  return /^data: (.*)$/m.exec(text)?.[1] ?? ''
}

function infoOf({ brand, origin }: Tenant) {
  return { name: brand.companyName, version: VERSION, websiteUrl: origin }
}

function webRequestOf({ tenant, headers: sent, body }: Message): Request {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' })
  for (const [name, value] of Object.entries(sent))
    if (name.startsWith('mcp-') && typeof value === 'string') headers.set(name, value)
  return new Request(new URL('/mcp', tenant.origin), { method: 'POST', headers, body: JSON.stringify(body) })
}

function serverOf(server: McpServer, message: Message): McpServer {
  for (const tool of tools) {
    const { name, title, description, input, isReadOnly } = tool
    const annotations = { readOnlyHint: isReadOnly, destructiveHint: false, openWorldHint: false }
    server.registerTool(name, { title, description, inputSchema: input, annotations }, async (sent) =>
      run(tool, sent, message),
    )
  }
  return server
}

/** Runs a tool. Errors are returned as a result, since the agent has to read them; `code` is that of the problem. */
async function run(tool: Tool, sent: Record<string, unknown>, { tenant, call }: Message) {
  const { status, body, link } = await call(tool.request(sent))
  if (status >= 400) {
    const { message, code, requestId, fields } = body as Record<string, unknown>
    const text = JSON.stringify({ message, code, requestId, fields })
    return { isError: true, content: [{ type: 'text' as const, text }] }
  }
  const next = /^<([^<>]+)>; rel="next"/.exec(link ?? '')?.[1]
  const absolute = (path: string | null) => path && new URL(path, tenant.origin).href
  const result = tool.result({ body, next, absolute })
  return { content: [{ type: 'text' as const, text: JSON.stringify(result) }], structuredContent: result }
}
