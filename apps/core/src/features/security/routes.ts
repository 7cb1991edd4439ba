import { sendTable } from '../../platform/http/files/send-table.ts'
import type { Handlers } from '../../platform/http/register.ts'
import { languageOf } from '../../platform/http/language.ts'
import { answerPage } from '../../platform/http/next-page.ts'
import type { Alerts } from './alerts/service.ts'
import type { IpBlocks } from './ip-blocks/service.ts'
import type { Metrics } from './metrics.ts'
import type { PrivacyKey } from './privacy/routes.ts'
import type { Security } from './service.ts'
import type { SettingsOfSecurity } from './settings.ts'
import type { SiteSessions } from './site-sessions.ts'
import type { TenantExports } from './tenant-export/service.ts'

interface Services {
  security: Security
  tenantExports: TenantExports
  metrics: Metrics
  alerts: Alerts
  ipBlocks: IpBlocks
  siteSessions: SiteSessions
  settings: SettingsOfSecurity
}

export function securityRoutes(services: Services): Omit<Handlers<'security'>, PrivacyKey> {
  const { security, tenantExports, metrics, alerts, ipBlocks, siteSessions, settings } = services
  return {
    'GET /api/whitelabel/exports': async ({ tenant, query }) => tenantExports.list(tenant, query),
    'POST /api/whitelabel/exports': async ({ tenant, person, body }) => tenantExports.order(tenant, person, body.parts),
    'GET /api/audit': async ({ tenant, person, query: { format, ...query }, reply }) => {
      if (format === 'json') return security.audit(tenant, person, query)
      return sendTable(
        reply,
        `${query.tenant === '*' ? 'all-tenants' : tenant.slug}-audit-log.csv`,
        await security.auditTable(tenant, person, query),
      )
    },
    'GET /api/audit/check': async ({ tenant, person, query }) => security.checkAudit(tenant, person, query.tenant),
    'GET /api/security/metrics': async ({ tenant, person, query }) => metrics.read(tenant, person, query.period),
    'GET /api/admin/security-metrics': async ({ tenant, person, query }) => metrics.read(tenant, person, query.period),
    'GET /api/security/alerts': async ({ tenant, person, query }) => alerts.list(tenant, person, query.period),
    'POST /api/security/alerts/:id/acknowledge': async ({ tenant, person, params }) =>
      alerts.acknowledge(tenant, person, params.id),
    'GET /api/security/sessions': async ({ tenant, person, query, request, reply }) =>
      answerPage(request, reply, await siteSessions.list(tenant, person, query, languageOf(request))),
    'DELETE /api/security/sessions/:id': async ({ tenant, person, params }) =>
      siteSessions.end(tenant, person, params.id),
    'DELETE /api/security/sessions': async ({ tenant, person }) => siteSessions.endAll(tenant, person),
    'GET /api/security/blocks': async ({ tenant, query }) => ipBlocks.list(tenant, query),
    'POST /api/security/blocks': async ({ tenant, person, body }) => ipBlocks.add(tenant, person, body),
    'POST /api/admin/blacklist-ip': async ({ tenant, person, body }) => ipBlocks.add(tenant, person, body),
    'DELETE /api/security/blocks/:id': async ({ tenant, person, params }) => ipBlocks.remove(tenant, person, params),
    'POST /api/admin/remove-blacklist-ip': async ({ tenant, person, body }) => ipBlocks.remove(tenant, person, body),
    'GET /api/security/settings': async ({ tenant }) => settings.read(tenant),
    'PUT /api/security/settings': async ({ tenant, person, body }) => settings.change(tenant, person, body),
  }
}
