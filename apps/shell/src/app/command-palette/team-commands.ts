import type { Boot, User } from '@vitrine/contract'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { Building2, ShieldCheck } from '#icons'
import { loadWords } from '../../lib/i18n/messages.ts'
import { isPartner } from '../../lib/session/effective-role.ts'
import type { Command } from './command.ts'

/** The tabs of the dashboards that this person has; their names are fetched for those who have one. */
export function useTeamCommands(user: User, boot: Boot): Command[] {
  const { data } = useQuery({
    queryKey: ['palette-tabs', user.role, user.memberRole, boot.isPlatform, boot.isSuspended],
    queryFn: async () => [...(await partnerCommands(user)), ...(await adminCommands())],
    enabled: isPartner(user) && !boot.isSuspended,
    networkMode: 'always',
  })
  async function adminCommands(): Promise<Command[]> {
    if (user.role !== 'operator' || !boot.isPlatform) return []
    const [{ adminTabs }] = await Promise.all([import('../../screens/admin/tabs.ts'), loadWords('admin')])
    const detail = t`Admin Dashboard`
    return adminTabs().map(({ to, text }) => ({ id: `tab ${to}`, to, label: text, detail, Icon: ShieldCheck }))
  }
  return data ?? []
}

async function partnerCommands(user: User): Promise<Command[]> {
  const [{ partnerTabAddress, partnerTabsFor }] = await Promise.all([
    import('../../screens/whitelabel-dashboard/tabs.ts'),
    loadWords('partner'),
  ])
  const detail = t`Whitelabel Dashboard`
  return partnerTabsFor(user).map(({ name, text }) => {
    const to = partnerTabAddress(name)
    return { id: `tab ${to}`, to, label: text(), detail, Icon: Building2 }
  })
}
