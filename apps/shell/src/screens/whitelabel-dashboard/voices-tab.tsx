import { useAvatars } from '../../features/avatars/queries.ts'
import { VoicesTab as Tab } from '../../features/voices/site/voices-tab.tsx'

/** The voices of the site and of its stock presenters. */
export function VoicesTab() {
  const presenters = useAvatars().data?.filter(({ type }) => type === 'stock') ?? []
  return <Tab presenters={presenters} />
}
