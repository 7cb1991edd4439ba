import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { FeedChange, FeedInterval, ListingFeed } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { formatCount, formatMoment } from '../../lib/i18n/format.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Chip } from '../../ui/feedback/chip.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { IntervalOptions } from './interval-options.tsx'
import { Listings } from './listings.tsx'
import { useFeedActions } from './queries.ts'

interface FeedRowProps {
  feed: ListingFeed
  batchAddress: (id: string) => string
}

/** One feed: where it leads, what the last check found, and what can be done with it. */
export function FeedRow({ feed, batchAddress }: FeedRowProps) {
  const { id, url, isActive, fetchedAt, problem } = feed
  const { change, refresh } = useFeedActions()
  const toast = useToast()
  const [shown, setShown] = useState<FeedChange>()
  const onError = (error: Error) =>
    toast({ title: t`Couldn’t update the feed`, description: faultOf(error), tone: 'destructive' })
  const checked = fetchedAt ? formatMoment(fetchedAt) : ''
  return (
    <Row>
      <div>
        <Url dir="ltr">{url}</Url>
        {fetchedAt && (
          <small>
            <Trans>Checked {checked}</Trans>
          </small>
        )}
      </div>
      <Actions role="group" aria-label={url}>
        <Interval feed={feed} onError={onError} />
        <Switch
          label={isActive ? t({ message: 'Active', context: 'listings' }) : t`Paused`}
          on={isActive}
          onChange={(on) => change.mutate({ id, isActive: on }, { onError })}
        />
        <Button
          variant="ghost"
          busy={refresh.isPending}
          busyText={t`Checking...`}
          onClick={() => refresh.mutate(id, { onError })}
        >
          <Trans>Check now</Trans>
        </Button>
        <Delete feed={feed} />
      </Actions>
      {problem && <Note tone="warn">{problem}</Note>}
      <Counts feed={feed} shown={shown} onShow={(one) => setShown(one === shown ? undefined : one)} />
      <Waiting feed={feed} batchAddress={batchAddress} />
      {shown && <Listings id={id} change={shown} />}
    </Row>
  )
}

function Interval({ feed: { id, everyHours }, onError }: { feed: ListingFeed; onError: (error: Error) => void }) {
  const { change } = useFeedActions()
  return (
    <Select
      aria-label={t`Check for changes`}
      value={everyHours}
      disabled={change.isPending}
      onChange={({ target }) => change.mutate({ id, everyHours: Number(target.value) as FeedInterval }, { onError })}
    >
      <IntervalOptions />
    </Select>
  )
}

interface CountsProps {
  feed: ListingFeed
  shown: FeedChange | undefined
  onShow: (change: FeedChange) => void
}

function Counts({ feed: { counts }, shown, onShow }: CountsProps) {
  const names: [FeedChange, string][] = [
    ['new', t({ message: 'New', comment: 'Listings of a feed' })],
    ['changed', t({ message: 'Changed', context: 'listings', comment: 'Listings of a feed' })],
    ['price', t({ message: 'New price', comment: 'Listings of a feed' })],
    ['gone', t({ message: 'Removed', context: 'listings', comment: 'Listings of a feed' })],
    ['same', t({ message: 'Unchanged', comment: 'Listings of a feed' })],
  ]
  return (
    <Kinds>
      {names
        .filter(([change]) => counts[change] > 0)
        .map(([change, name]) => (
          <Chip key={change} on={shown === change} onClick={() => onShow(change)}>
            {name} <b>{formatCount(counts[change])}</b>
          </Chip>
        ))}
    </Kinds>
  )
}

function Waiting({ feed: { batch }, batchAddress }: FeedRowProps) {
  if (!batch) return null
  const rows = batch.rows
  const to = batchAddress(batch.id)
  if (batch.state !== 'open')
    return (
      <p>
        <TextLink to={to}>
          <Trans>Last batch</Trans>
        </TextLink>
      </p>
    )
  return (
    <div>
      <LinkButton variant="secondary" to={to}>
        <Plural value={rows} one="Review and create # video" other="Review and create # videos" />
      </LinkButton>
    </div>
  )
}

function Delete({ feed: { id, url } }: { feed: ListingFeed }) {
  const [isAsking, setAsking] = useState(false)
  const { remove } = useFeedActions()
  const toast = useToast()
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t`Delete this feed?`}
        text={<bdi dir="ltr">{url}</bdi>}
        confirmText={t`Delete`}
        busy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          remove.mutate(id, {
            onError: (error) =>
              toast({ title: t`Couldn’t delete the feed`, description: faultOf(error), tone: 'destructive' }),
          })
        }
      >
        <p>
          <Trans>Its batches and videos stay.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block: ${token.space[4]};
  border-block-end: 1px solid ${token.border};
  small {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Url = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
  text-align: start;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  label {
    font-size: ${token.fontSize.control};
  }
`
const Kinds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  font-variant-numeric: tabular-nums;
`
