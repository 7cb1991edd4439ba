import { t } from '@lingui/core/macro'
import type { User } from '@vitrine/contract'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { mayAdminister } from './standing.ts'

interface PartnerTab {
  /** What stands in the address: `?tab=name`. The first one needs none. */
  name: string
  text: () => string
  Tab: LazyExoticComponent<ComponentType>
  /** Who finds the tab; everybody of the team where it is left out. */
  isFor?: (user: Pick<User, 'role' | 'finerRole'>) => boolean
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
    Tab: lazy(async () => ({ default: (await import('./branding-tab.tsx')).BrandingTab })),
  },
  {
    name: 'domains',
    text: () => t`Domains`,
    Tab: lazy(async () => ({ default: (await import('./domains/domains-tab.tsx')).DomainsTab })),
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
    Tab: lazy(async () => ({ default: (await import('./videos-tab.tsx')).VideosTab })),
  },
  {
    name: 'billing',
    text: () => t`Billing`,
    Tab: lazy(async () => ({ default: (await import('./billing-tab.tsx')).BillingTab })),
  },
  {
    name: 'prices',
    text: () => t`Prices`,
    Tab: lazy(async () => ({ default: (await import('./prices/prices-tab.tsx')).PricesTab })),
  },
  {
    name: 'mail',
    text: () => t`Mail`,
    Tab: lazy(async () => ({ default: (await import('./mail/mail-tab.tsx')).MailTab })),
  },
  {
    name: 'settings',
    text: () => t`Settings`,
    Tab: lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab })),
  },
]
