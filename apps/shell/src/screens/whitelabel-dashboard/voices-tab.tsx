import { useAvatars } from '../../features/avatars/queries.ts'
import { TwinServicePanel } from '../../features/avatars/service/twin-service-panel.tsx'
import { VoicesTab as Tab } from '../../features/voices/site/voices-tab.tsx'
import { mayOwn } from '../../lib/session/effective-role.ts'
import { useUser } from '../../lib/session/session.ts'
import { Stack } from '../../ui/layout/stack.tsx'

/** The voices of the site and of its stock presenters, and who has digital twins speak. */
export function VoicesTab() {
  const { data: user } = useUser()
  const presenters = useAvatars().data?.filter(({ type }) => type === 'stock') ?? []
  return (
    <Stack $gap={8}>
      <Tab presenters={presenters} />
      {user && mayOwn(user) && <TwinServicePanel />}
    </Stack>
  )
}
