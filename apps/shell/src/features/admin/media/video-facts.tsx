import { t } from '@lingui/core/macro'
import type { AdminVideoDetails } from '@vitrine/contract'
import { formatCount, formatDuration, formatHalves, formatMoment } from '../../../lib/i18n/format.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { CoreBadge } from '../core-badge.tsx'

/** Details of a video. */
export function VideoFacts({ details: { video, owner, tenant } }: { details: AdminVideoDetails }) {
  const { duration, creditsCharged, creditsHeld } = video
  return (
    <FactList
      facts={[
        [t`ID`, video.id],
        [
          t`User`,
          <TextLink key="user" to={`/admin?user=${owner.id}`}>
            {owner.displayName || owner.username}
          </TextLink>,
        ],
        [t`Tenant`, tenant],
        [t`Status`, <CoreBadge key="status" word={video.status} />],
        [t`Property Address`, video.propertyAddress || t`N/A`],
        [t`Avatar`, video.avatarName || t`N/A`],
        [t`Length`, duration === null ? '–' : formatDuration(duration)],
        [t`Credits`, formatHalves(creditsCharged ?? creditsHeld)],
        [t`Views`, formatCount(video.viewCount)],
        [t`Created`, formatMoment(video.createdAt)],
      ]}
    />
  )
}
