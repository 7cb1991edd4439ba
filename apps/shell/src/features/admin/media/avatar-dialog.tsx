import { t } from '@lingui/core/macro'
import type { AdminAvatarDetails } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatMoment, formatPercent } from '../../../lib/i18n/format.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { CoreBadge } from '../core-badge.tsx'
import { coreWord } from '../labels.ts'
import { useAdminAvatar } from './media-queries.ts'
import { ConsentCheck } from './consent-check.tsx'
import { Preview } from './preview.tsx'
import { Review } from './review.tsx'
import { Training } from './training.tsx'
import { SmallText } from '../../../ui/layout/small-text.tsx'

/** A presenter with its preview, the consent to it and its recording. */
export function AvatarDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useAdminAvatar(id)
  return (
    <Dialog open width="wide" onClose={onClose} title={<bdi>{query.data?.avatar.name ?? t`Avatar`}</bdi>}>
      <Loaded query={query} title={t`Couldn’t load this avatar.`}>
        {(details) => (
          <Columns>
            <Preview
              origin={details.origin}
              url={details.avatar.imageUrl}
              poster={details.avatar.posterUrl}
              title={details.avatar.name}
            />
            <div>
              <Facts details={details} />
            </div>
            <Consent details={details} />
            <Recording title={t`Recording`} recording={details.recording} origin={details.origin} />
            <Recording title={t`Speaking`} recording={details.speaking} origin={details.origin} />
            {details.isReviewable && <Review id={id} />}
            {details.isTrainable && <Training id={id} />}
          </Columns>
        )}
      </Loaded>
    </Dialog>
  )
}

function Facts({ details: { avatar, owner, tenant } }: { details: AdminAvatarDetails }) {
  return (
    <FactList
      facts={[
        [t`ID`, avatar.id],
        [t`Type`, coreWord(avatar.type)],
        [t`Status`, <CoreBadge key="status" word={avatar.status} />],
        [t`Tenant`, tenant],
        [t`User`, owner ? <Owner key="user" owner={owner} /> : t`N/A`],
        [t`Built-in voice and face`, avatar.presenterId],
        ...(avatar.type === 'custom' ? [[t`Lip sync`, providerName(avatar.provider)] as [string, string]] : []),
        ...(avatar.stage === 'training' ? [[t`Training`, formatPercent(avatar.progress)] as [string, string]] : []),
        ...(avatar.errorMessage ? [[t`Reason`, avatar.errorMessage] as [string, string]] : []),
        [t`Tavus replica`, avatar.tavusReplicaId ?? t`N/A`],
        [t`Created`, formatMoment(avatar.createdAt)],
      ]}
    />
  )
}

function providerName(provider: AdminAvatarDetails['avatar']['provider']): string {
  return { engine: t`No lip-sync service`, tavus: 'Tavus', 'own-server': t`Self-hosted lip-sync server` }[provider]
}

function Owner({ owner }: { owner: NonNullable<AdminAvatarDetails['owner']> }) {
  return <TextLink to={`/admin?user=${owner.id}`}>{owner.displayName || owner.username}</TextLink>
}

function Consent({ details: { consent, origin } }: { details: AdminAvatarDetails }) {
  const unknown = t`Unknown`
  return (
    <Panel title={t`Consent record`}>
      {consent ? (
        <>
          <Quote>
            <bdi>{consent.text}</bdi>
          </Quote>
          {consent.url && <Preview origin={origin} url={consent.url} poster={null} title={t`Consent`} />}
          <FactList
            facts={[
              ...(consent.personName ? [[t`Person recorded`, consent.personName] as [string, string]] : []),
              ...(consent.code ? [[t`Code`, consent.code] as [string, string]] : []),
              [t`Consent given`, consent.at ? formatMoment(consent.at) : t`Not yet`],
              [t`IP address`, consent.address ?? unknown],
              ...(consent.sha256 ? [[t`SHA-256`, consent.sha256] as [string, string]] : []),
            ]}
          />
          {consent.check && <ConsentCheck check={consent.check} />}
        </>
      ) : (
        <SmallText>{t`Stock avatars show no real person, so they need no consent.`}</SmallText>
      )}
    </Panel>
  )
}

interface RecordingProps {
  title: string
  recording: AdminAvatarDetails['recording']
  origin: string
}

function Recording({ title, recording, origin }: RecordingProps) {
  if (!recording) return null
  const { name, status, progress, errorMessage, url } = recording
  const states = { receiving: t`Uploading`, checking: t`Checking`, ready: t`Ready`, failed: t`Failed` }
  return (
    <Panel title={title}>
      {url && <Preview origin={origin} url={url} poster={null} title={title} />}
      <FactList
        facts={[
          [t`File`, name],
          [t`Status`, states[status]],
          ...(status === 'ready' ? [] : [[t`Progress`, formatPercent(progress)] as [string, string]]),
          ...(errorMessage ? [[t`Reason`, errorMessage] as [string, string]] : []),
        ]}
      />
    </Panel>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: ${token.space[5]} ${token.space[6]};
`
const Quote = styled.blockquote`
  margin: 0 0 ${token.space[3]};
  padding-inline-start: ${token.space[3]};
  border-inline-start: 3px solid ${token.border};
  font-size: ${token.fontSize.small};
`
