import { z } from 'zod'
import type { Table } from '../types.ts'

/** One JSON-RPC message, as the Model Context Protocol has it; the protocol's library checks the rest. */
const Message = z.looseObject({ jsonrpc: z.literal('2.0') })

export const mcp = {
  'POST /mcp': {
    feature: 'integrations',
    summary:
      'Model Context Protocol (Streamable HTTP, stateless): tools for agents that write scripts and create, follow and share videos.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'refused',
    body: Message,
    response: Message,
    otherwise: 'file',
    problems: ['key-required'],
  },
} as const satisfies Table
