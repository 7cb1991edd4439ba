import { t } from '@lingui/core/macro'

interface AdminTab {
  /** The name in the address: `?tab=name`. The first one needs none. */
  name: 'users' | 'partners' | 'videos' | 'avatars' | 'security' | 'audit' | 'system'
  to: string
  text: string
}

/** The tabs of the operator's console in their order. */
export function adminTabs(): [AdminTab, ...AdminTab[]] {
  return [
    { name: 'users', to: '/admin', text: t`Users` },
    { name: 'partners', to: '/admin?tab=partners', text: t`Partners` },
    { name: 'videos', to: '/admin?tab=videos', text: t`Videos` },
    { name: 'avatars', to: '/admin?tab=avatars', text: t`Avatars` },
    { name: 'security', to: '/admin?tab=security', text: t`Security` },
    { name: 'audit', to: '/admin?tab=audit', text: t`Audit log` },
    {
      name: 'system',
      to: '/admin?tab=system',
      text: t({ message: 'System', comment: 'Counts over the whole platform' }),
    },
  ]
}
