import { t } from '@lingui/core/macro'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { PresenterList } from './presenter-list.tsx'
import { useSiteAvatars } from './queries.ts'

/** Which stock presenters customers choose from, and in which order. */
export function PresentersTab() {
  return (
    <Panel title={t`Presenters`}>
      <Loaded query={useSiteAvatars()} title={t`Couldn’t load your presenters.`}>
        {(avatars) => <PresenterList key={JSON.stringify(avatars)} avatars={avatars} />}
      </Loaded>
    </Panel>
  )
}
