import type { Guard } from './guard.ts'

const ISOLATION_TEST = 'src/platform/db/tenant-isolation.test.ts'
const MATRIX_TEST = 'test/access/access-matrix.test.ts'
const HOSTS_TEST = 'test/http/hosts.test.ts'
const MEDIA_TEST = 'test/uploads/media.test.ts'
const LIVE_TEST = 'test/http/live.test.ts'

/** Guards of the isolation of tenants, and of the people of one tenant. */
export const tenantIsolationGuards: readonly Guard[] = [
  {
    name: 'a request sees rows of its own tenant only, whatever it asks the database',
    file: 'platform/db/migrations/statements.ts',
    code: 'to app using (${own})',
    without: 'to app using (true)',
    test: [ISOLATION_TEST, 'sees the rows of its tenant in every table, and none of another'],
  },
  {
    name: 'a request writes rows of its own tenant only, whatever it asks the database',
    file: 'platform/db/migrations/statements.ts',
    code: 'with check (${own})',
    without: 'with check (true)',
    test: [ISOLATION_TEST, 'a row for another tenant is refused in every table'],
  },
  {
    name: 'row-level security is on',
    file: 'platform/db/migrations/statements.ts',
    code: '`alter table ${table} enable row level security`',
    without: '`alter table ${table} disable row level security`',
    test: [ISOLATION_TEST, 'sees nothing when no tenant is set, on a fresh connection and on a used one'],
  },
  {
    name: 'a request drops the rights of the database owner',
    file: 'platform/db/scope.ts',
    code: "`set_config('role', '${role}', true)`, ...tenant",
    without: '`1`, ...tenant',
    test: [ISOLATION_TEST, 'the system role sees every tenant without being a superuser'],
  },
  {
    name: 'the audit log is append-only',
    file: 'platform/db/migrations/0001-baseline/accounts.ts',
    code: "    app: 'select, insert',\n",
    without: '',
    test: [ISOLATION_TEST, 'the audit log and the credit entries are append-only'],
  },
  {
    name: 'a tenant id cannot inject SQL',
    file: 'platform/db/scope.ts',
    code: '!uuidPattern.test(tenantId)',
    without: 'tenantId.length === 0',
    test: ['src/platform/db/open.test.ts', 'refuses a tenant id that is not a plain UUID'],
  },
  {
    name: 'every statement on videos names its tenant itself',
    file: 'features/videos/queries/figures-store.ts',
    code: "    .where('tenant_id', '=', tx.tenantId)\n    .where('status', 'in', ['pending', 'processing'])\n",
    without: "    .where('status', 'in', ['pending', 'processing'])\n",
    test: ['test/tenants/tenant-filter.test.ts', 'every statement on a tenant’s rows names the tenant'],
  },
  {
    name: 'every shared summary query names its tenant itself',
    file: 'platform/db/own-rows.ts',
    code: 'sql<SqlBool>`${sql.ref(column)} = ${tx.tenantId}`',
    without: 'sql<SqlBool>`true`',
    test: ['test/tenants/tenant-filter.test.ts', 'every statement on a tenant’s rows names the tenant'],
  },
  {
    name: 'every statement on people names its tenant itself',
    file: 'features/people/store.ts',
    code: "    .where('tenant_id', '=', tx.tenantId)\n    .where('disabled_at', 'is', null)\n",
    without: "    .where('disabled_at', 'is', null)\n",
    test: ['test/tenants/tenant-filter.test.ts', 'every statement on a tenant’s rows names the tenant'],
  },
  {
    name: 'a video is visible to its owner only',
    file: 'features/videos/own-video.ts',
    code: 'if (row?.user_id !== person.id || row.deleted_at)',
    without: 'if (!row || row.deleted_at)',
    test: [MATRIX_TEST, 'is not found for another person of the tenant: $name'],
  },
  {
    name: 'a list contains a person’s own videos only',
    file: 'features/videos/list-store.ts',
    code: "    .where('video.user_id', '=', userId)\n",
    without: '',
    test: [MATRIX_TEST, 'shows nothing of another person: $name'],
  },
  {
    name: 'a bulk deletion deletes the person’s own videos only',
    file: 'features/trash/service.ts',
    code: 'userId === person.id && ',
    without: '',
    test: [MATRIX_TEST, 'deleting several videos deletes only the person’s own, and names the others'],
  },
  {
    name: 'a signed link opens its own file only',
    file: 'platform/http/files/media.ts',
    code: "if (!isSigned(key, query)) throw new AppError('not-found')",
    without: '',
    test: [MEDIA_TEST, 'with the signature of another file is invalid'],
  },
  {
    name: 'a signed link expires',
    file: 'platform/http/files/media.ts',
    code: "if (query.expires * 1000 < clock.now().getTime()) throw new AppError('link-expired')",
    without: '',
    test: [MEDIA_TEST, "'expires'"],
  },
  {
    name: 'a signed link works on its own site only',
    file: 'platform/http/files/media.ts',
    code: "if (!key.startsWith(`${tenant.id}/`)) throw new AppError('not-found')",
    without: '',
    test: [MEDIA_TEST, 'works on its own site only'],
  },
  {
    name: 'an event of a person reaches nobody else',
    file: 'platform/http/live.ts',
    code: 'event.userId === listener.userId)',
    without: 'event.userId !== null)',
    test: [LIVE_TEST, 'reaches every page of its owner and nobody else'],
  },
  {
    name: 'an event of a tenant reaches no other',
    file: 'platform/http/live.ts',
    code: 'if (event.tenantId !== listener.tenantId) return false',
    without: '',
    test: [LIVE_TEST, 'reaches every page of the tenant and of no other'],
  },
  {
    name: 'a request with two hosts is refused',
    file: 'platform/http/requests/host.ts',
    code: 'if (found !== undefined) return undefined',
    without: '',
    test: [HOSTS_TEST, 'is refused when it is sent twice, also with the same value'],
  },
  {
    name: 'a host is accepted in one spelling only',
    file: 'platform/http/requests/host.ts',
    code: 'if (/[\\s/\\\\@?#%,]/.test(header)) return undefined',
    without: '',
    test: [HOSTS_TEST, 'written as %j is no site'],
  },
  {
    name: 'the operator’s calls exist on the platform only',
    file: 'platform/http/requests/guards.ts',
    code: "if (call.access === 'operator' && !request.tenant?.isPlatform) throw new AppError('not-found')",
    without: '',
    test: [MATRIX_TEST, 'exists on the platform’s own site only'],
  },
  {
    name: 'responses contain only what the contract names',
    file: 'platform/http/register.ts',
    code: 'call.response.parse(answer)',
    without: 'answer',
    test: ['test/http/register.test.ts', 'a response drops fields that the contract does not name'],
  },
  {
    name: 'a draft is visible to its person only',
    file: 'features/scripts/drafts/service.ts',
    code: "if (row?.user_id !== userId) throw new AppError('not-found')",
    without: "if (!row) throw new AppError('not-found')",
    test: ['test/scripts/drafts.test.ts', 'another person’s draft is not found, here or on another tenant'],
  },
  {
    name: 'a draft cannot overwrite a newer version',
    file: 'features/scripts/drafts/service.ts',
    code: "if (row.version !== version) throw new AppError('draft-changed', { extra })",
    without: '',
    test: [
      'test/scripts/drafts.test.ts',
      'a save over a newer version is refused, so that a second window loses no text',
    ],
  },
]
