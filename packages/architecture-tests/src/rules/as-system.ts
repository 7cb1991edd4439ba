import { Visitor } from 'rolldown/utils'
import type { Rule } from '../fault.ts'
import { type SourceFile, isScript, isTest } from '../source-file.ts'
import { syntaxOf } from '../syntax.ts'

/** The files whose work belongs to no single tenant, with that work. In each a mistake shows one tenant the rows of another. */
const allowed: Record<string, string> = {
  'apps/core/src/platform/events/events.ts': 'reads events of all tenants for the sockets of this node',
  'apps/core/src/platform/events/progress-batch.ts': 'writes the progress of all renders in one statement',
  'apps/core/src/platform/events/prune.ts': 'deletes old events',
  'apps/core/src/platform/backup/dump.ts': 'backs up the rows of all tenants',
  'apps/core/src/platform/backup/load.ts': 'restores the rows of all tenants',
  'apps/core/src/platform/backup/restore-backup.ts': 'looks whether the database has rows of any tenant',
  'apps/core/src/platform/scheduled-tasks/scheduler.ts': 'asks which tenants have scheduled work to do',
  'apps/core/src/platform/scheduled-tasks/scheduled-runs.ts': 'has one node of all run the scheduled tasks',
  'apps/core/src/platform/storage/marker-store.ts': 'compares the stores of this node with those of the others',
  'apps/core/src/platform/process/node-store.ts': 'keeps a row for every process of the installation',
  'apps/core/src/features/tenants/store.ts': 'finds the tenant of a host, a job or a certificate',
  'apps/core/src/features/tenants/directory-store.ts': 'lists tenants for the operator',
  'apps/core/src/features/tenants/host-store.ts': 'keeps a host unique across tenants',
  'apps/core/src/features/tenants/folder.ts': 'creates a tenant from its folder',
  'apps/core/src/features/admin/store.ts': 'lists videos and avatars for the operator',
  'apps/core/src/features/admin/health/store.ts': 'counts webhooks and domains for the operator',
  'apps/core/src/features/admin/search/store.ts': 'searches all tenants for the operator',
  'apps/core/src/features/admin/people/user-store.ts': 'lists and counts people for the operator',
  'apps/core/src/features/integrations/delivery/claim-store.ts': 'claims due webhooks of all tenants, in turns',
  'apps/core/src/features/billing/queries/operator-store.ts': 'lists orders and payment events for the operator',
  'apps/core/src/features/reconciliation/operator-store.ts': 'lists differences of all tenants for the operator',
  'apps/core/src/features/admin/partners/service.ts': 'creates a partner',
  'apps/core/src/features/admin/partners/removal.ts': 'deletes a partner',
  'apps/core/src/features/security/traffic/store.ts': 'adds the requests of all sites to their counts together',
  'apps/core/src/features/security/ip-blocks/service.ts': 'keeps the blocked networks of all sites in memory',
  'apps/core/src/features/security/scope.ts': 'reads the security of all sites for the operator',
  'apps/core/src/features/partner-billing/store.ts': 'compares the usage of partners for the operator',
  'apps/core/src/features/partner-billing/invoice-store.ts': 'lists the invoices of a month for the operator',
  'apps/core/src/features/partner-billing/removed-invoice-store.ts':
    'lists invoices of deleted partners for the operator',
  'apps/core/src/features/partner-billing/terms-store.ts': 'lists the terms of partners for the operator',
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
