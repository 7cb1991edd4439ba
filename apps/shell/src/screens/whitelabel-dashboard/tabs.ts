import { t } from '@lingui/core/macro'
import type { User } from '@vitrine/contract'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { screen } from '../../app/screen.ts'
import { mayAdminister } from '../../lib/session/effective-role.ts'

interface PartnerTab {
  /** The name in the address: `?tab=name`. The first one needs none. */
  name: string
  text: () => string
  Tab: LazyExoticComponent<ComponentType>
  /** Who sees the tab; the whole team where absent. */
  isFor?: (user: Pick<User, 'role' | 'memberRole'>) => boolean
}

/** The tabs of the partner's dashboard in their order. Another one is a line here and a file that exports its component. */
export const partnerTabs: readonly [PartnerTab, ...PartnerTab[]] = [
  {
    name: 'overview',
    text: () => t`Overview`,
    Tab: lazy(async () => ({ default: (await import('./overview-tab.tsx')).OverviewTab })),
  },
  {
    name: 'branding',
    text: () => t`Branding`,
    Tab: lazy(async () => ({ default: (await import('../../features/branding/branding-tab.tsx')).BrandingTab })),
  },
  {
    name: 'domains',
    text: () => t`Domains`,
    Tab: lazy(async () => ({ default: (await import('../../features/domains/domains-tab.tsx')).DomainsTab })),
  },
  {
    name: 'users',
    text: () => t`Users`,
    Tab: lazy(async () => ({ default: (await import('./users-tab.tsx')).UsersTab })),
    isFor: mayAdminister,
  },
  {
    name: 'videos',
    text: () => t`Videos`,
    Tab: lazy(async () => ({ default: (await import('../../features/partner/videos/videos-tab.tsx')).VideosTab })),
  },
  // Presenters are described in the words of the customers, and voices in those of the wizard.
  {
    name: 'presenters',
    text: () => t`Presenters`,
    Tab: screen(
      ['partner', 'app'],
      async () => (await import('../../features/avatars/site/presenters-tab.tsx')).PresentersTab,
    ),
  },
  {
    name: 'voices',
    text: () => t`Voices`,
    Tab: screen(['partner', 'wizard'], async () => (await import('./voices-tab.tsx')).VoicesTab),
  },
  {
    name: 'glossary',
    text: () => t`Glossary`,
    Tab: screen('glossary', async () => (await import('../../features/glossary/glossary-tab.tsx')).GlossaryTab),
  },
  {
    name: 'billing',
    text: () => t`Billing`,
    Tab: lazy(async () => ({ default: (await import('./billing-tab.tsx')).BillingTab })),
  },
  {
    name: 'prices',
    text: () => t`Prices`,
    Tab: lazy(async () => ({ default: (await import('../../features/partner/prices/prices-tab.tsx')).PricesTab })),
  },
  // Contains parts of another feature, so it loads that feature's messages as well.
  {
    name: 'analytics',
    text: () => t`Analytics`,
    Tab: screen(['videos', 'partner'], async () => (await import('./analytics-tab.tsx')).AnalyticsTab),
  },
  {
    name: 'mail',
    text: () => t({ message: 'Email', context: 'emails of a site' }),
    Tab: lazy(async () => ({ default: (await import('../../features/email/mail-tab.tsx')).MailTab })),
  },
  {
    name: 'settings',
    text: () => t`Settings`,
    Tab: lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab })),
  },
  {
    name: 'audit',
    text: () => t`Audit log`,
    Tab: screen(['admin', 'partner', 'security'], async () => (await import('./audit-tab.tsx')).AuditTab),
    isFor: mayAdminister,
  },
]

/** Returns the tabs that this person finds. */
export function partnerTabsFor(user: Pick<User, 'role' | 'memberRole'>): PartnerTab[] {
  return partnerTabs.filter(({ isFor = () => true }) => isFor(user))
}

/** Returns the address of a tab. */
export function partnerTabAddress(name: string): string {
  return name === partnerTabs[0].name ? '/whitelabel-dashboard' : `/whitelabel-dashboard?tab=${name}`
}
