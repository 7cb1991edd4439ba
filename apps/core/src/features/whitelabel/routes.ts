import type { Handlers } from '../../platform/http/register.ts'
import { brandingRoutes } from './branding/routes.ts'
import { domainRoutes } from './domains/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import type { Checklist } from './checklist-service.ts'
import type { Figures } from './figures-service.ts'
import { newsletterRoutes } from './newsletters/routes.ts'
import type { Prices } from './prices-service.ts'
import type { Partners } from './service.ts'
import type { SiteStatus } from './status-service.ts'
import type { Taxes } from './tax-service.ts'
import type { PartnerVideos } from './videos-service.ts'
import { usageRoutes } from './usage/routes.ts'

type Parts = Parameters<typeof brandingRoutes>[0] &
  Parameters<typeof newsletterRoutes>[0] &
  Parameters<typeof mailRoutes>[0] &
  Parameters<typeof usageRoutes>[0] & {
    partners: Partners
    figures: Figures
    siteStatus: SiteStatus
    checklist: Checklist
    prices: Prices
    taxes: Taxes
    partnerVideos: PartnerVideos
    domains: Parameters<typeof domainRoutes>[0]
    proofs: Parameters<typeof domainRoutes>[1]
  }

export function whitelabelRoutes(parts: Parts): Handlers<'whitelabel'> {
  const { partners, figures, prices, taxes, partnerVideos } = parts
  return {
    ...brandingRoutes(parts),
    ...usageRoutes(parts),
    ...domainRoutes(parts.domains, parts.proofs),
    ...newsletterRoutes(parts),
    ...mailRoutes(parts),
    'GET /api/whitelabel/partner': async ({ tenant }) => partners.read(tenant),
    'PATCH /api/whitelabel/partner': async ({ tenant, person, body }) => partners.change(tenant, person, body),
    'GET /api/whitelabel/analytics': async ({ tenant }) => figures.analytics(tenant),
    'GET /api/whitelabel/status': async ({ tenant }) => parts.siteStatus(tenant),
    'GET /api/whitelabel/checklist': async ({ tenant }) => parts.checklist(tenant),
    'GET /api/whitelabel/prices': async ({ tenant }) => prices.read(tenant),
    'PUT /api/whitelabel/prices': async ({ tenant, person, body }) => prices.change(tenant, person, body),
    'GET /api/whitelabel/tax': async ({ tenant }) => taxes.read(tenant),
    'PUT /api/whitelabel/tax': async ({ tenant, person, body }) => taxes.change(tenant, person, body.tax),
    'GET /api/whitelabel/videos': async ({ tenant, query }) => partnerVideos.list(tenant, query),
    'GET /api/whitelabel/videos/stats': async ({ tenant }) => partnerVideos.stats(tenant),
  }
}
