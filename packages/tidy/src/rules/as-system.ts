import { Visitor } from 'rolldown/utils'
import type { Rule } from '../fault.ts'
import { type SourceFile, isScript, isTest } from '../source-file.ts'
import { syntaxOf } from '../syntax.ts'

/** The files whose work belongs to no single tenant, with that work. In each a mistake shows one tenant the rows of another. */
const allowed: Record<string, string> = {
  'apps/core/src/platform/queue/orphans.ts': 'finds the tenant of a job that failed',
  'apps/core/src/platform/events.ts': 'reads events of all tenants for the sockets of this node',
  'apps/core/src/platform/events/progress-batch.ts': 'writes the progress of all renders in one statement',
  'apps/core/src/platform/events/prune.ts': 'deletes old events',
  'apps/core/src/features/tenants/store.ts': 'finds the tenant of a host, a job or a certificate',
  'apps/core/src/features/tenants/folder-service.ts': 'creates a tenant from its folder',
  'apps/core/src/features/admin/store.ts': 'lists people, videos and payments for the operator',
  'apps/core/src/features/admin/payment-news-store.ts': 'lists and replays payment events for the operator',
  'apps/core/src/features/admin/partners/service.ts': 'creates a partner',
  'apps/core/src/features/admin/partners/store.ts': 'lists partners for the operator',
  'apps/core/src/features/admin/partners/removal-service.ts': 'deletes a partner',
  'apps/core/src/features/whitelabel/usage/store.ts': 'compares the usage of partners for the operator',
  'apps/core/src/features/whitelabel/usage/bill-store.ts': 'lists the invoices of a month for the operator',
  'apps/core/src/features/whitelabel/usage/removed-bill-store.ts':
    'lists invoices of deleted partners for the operator',
  'apps/core/src/features/whitelabel/usage/terms-store.ts': 'lists the terms of partners for the operator',
  'apps/core/src/features/whitelabel/domains/store.ts': 'keeps a domain unique across tenants',
}

/** Only the listed files may call `asSystem`, which reads and writes the rows of all tenants. Each of them does. */
export const asSystem: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('apps/core/src/') && isScript(path) && !isTest(path))
    .flatMap((file) => {
      const lines = callsIn(file)
      const fault = (line: number, message: string) => ({ rule: 'as-system', file: file.path, line, message })
      if (file.path in allowed)
        return lines.length ? [] : [fault(1, 'no longer calls asSystem. Take it off the list in rules/as-system.ts.')]
      return lines.map((line) =>
        fault(line, 'calls asSystem. Use inTenant, or list the file with its reason in rules/as-system.ts.'),
      )
    })

function callsIn(file: SourceFile): number[] {
  const { program, lineAt } = syntaxOf(file)
  const lines: number[] = []
  new Visitor({
    CallExpression: ({ callee, start }) => {
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      if (name.type === 'Identifier' && name.name === 'asSystem') lines.push(lineAt(start))
    },
  }).visit(program)
  return lines
}
