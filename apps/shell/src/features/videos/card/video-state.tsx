import { plural, t } from '@lingui/core/macro'
import type { Video, VideoStage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Check } from '#icons'
import styled from 'styled-components'
import { formatCount, formatCredits, formatList, formatPercent } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { noteText } from './note-text.ts'
import { startText, timeLeftText } from './time-left.ts'

/** The state of a video: progress, place in the queue, or the reason of a failure. */
export function VideoState({ video }: { video: Video }) {
  if (video.takenDown) return <TakenDown reason={video.takenDown.reason} />
  if (video.status === 'processing') return <Progress video={video} />
  if (video.status === 'pending') return <Queue video={video} />
  if (video.status === 'failed') return <Failure video={video} />
  return <Redraw video={video} />
}

function TakenDown({ reason }: { reason: string }) {
  return (
    <State>
      <p>
        <strong>{t`Removed by this site.`}</strong> <bdi>{reason}</bdi>
      </p>
    </State>
  )
}

/** The old file stays playable meanwhile. */
function Redraw({ video }: { video: Video }) {
  const task = video.tasks.find(({ kind }) => kind === 'rebrand')
  if (!task) return <Formats video={video} />
  const reason = task.errorMessage ?? ''
  const text = video.isRenderCurrent ? t`Updating brand` : t`Updating details`
  return (
    <State>
      <p>{task.state === 'failed' ? t`Couldn’t update the video: ${reason}` : text}</p>
    </State>
  )
}

/** The further formats on their way. */
function Formats({ video: { tasks, notes } }: { video: Video }) {
  const open = tasks.filter(({ kind, state }) => kind.includes(':') && (state === 'waiting' || state === 'working'))
  if (open.length === 0) return <Notes notes={notes} />
  const formats = formatList(open.map(({ kind }) => isolated(kind)))
  return (
    <State>
      <p>{t`Creating ${formats}`}</p>
    </State>
  )
}

/** Notes about the making of the video for its owner. */
function Notes({ notes }: Pick<Video, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <State>
      {notes.map((note) => (
        <p key={note.code}>{noteText(note)}</p>
      ))}
    </State>
  )
}

function stageWords(stage: VideoStage): string {
  const words: Record<VideoStage, string> = {
    reading: t`reading the script`,
    speaking: t({ message: 'creating the voice', comment: 'What is done to a video just now: its voice' }),
    drawing: t({ message: 'rendering', comment: 'What is done to a video just now: its pictures' }),
    finishing: t({ message: 'finishing', comment: 'What is done to a video just now: the last touches' }),
  }
  return words[stage]
}

function Progress({ video }: { video: Video }) {
  const timeLeft = video.secondsLeft !== null && timeLeftText(video.secondsLeft)
  const parts = [video.processingStage && stageWords(video.processingStage), timeLeft].filter(
    (part) => typeof part === 'string',
  )
  const title = isolated(video.title)
  return (
    <State>
      <ProgressBar value={video.processingProgress} label={t`Progress of ${title}`} />
      <p>
        <strong>{formatPercent(video.processingProgress)}</strong> {formatList(parts)}
      </p>
    </State>
  )
}

function Queue({ video: { queuePosition, startsInSeconds, waitsFor } }: { video: Video }) {
  if (queuePosition === null && waitsFor) {
    const texts = { voice: t`Waiting for the voice`, 'lip-sync': t`Waiting for lip sync` }
    return (
      <State>
        <p>{texts[waitsFor]}</p>
      </State>
    )
  }
  const place = queuePosition !== null && formatCount(queuePosition)
  return (
    <State>
      <p>
        {place ? <strong>{t`Number ${place} in the queue`}</strong> : t`Queued`}{' '}
        {startsInSeconds !== null && startText(startsInSeconds)}
      </p>
    </State>
  )
}

function Failure({ video }: { video: Video }) {
  return (
    <State>
      <p>
        <bdi>{reasonOf(video)}</bdi>
      </p>
      {!video.creditsCharged && (
        <NoCharge>
          <Check size={16} aria-hidden="true" />
          <strong>{t`You weren’t charged.`}</strong>
          {video.refund && <Refund refund={video.refund} />}
        </NoCharge>
      )}
    </State>
  )
}

function reasonOf({ errorCode, errorMessage }: Video): string {
  if (errorCode === 'cancelled') return t`You stopped this video.`
  if (errorCode === 'voice-removed') return t`The voice of this video is no longer available. Choose another voice.`
  if (errorCode === 'twin-revoked')
    return t`The person in this video has withdrawn their consent. You weren’t charged. Choose another presenter.`
  return errorMessage ?? t`This video failed.`
}

/** The line of the ledger in which the credits came back. */
function Refund({ refund }: { refund: NonNullable<Video['refund']> }) {
  const credits = formatCredits(refund.credits)
  const entry = refund.entryId.slice(-8)
  return (
    <TextLink to="/billing" title={t`Credit history entry ${entry}`}>
      {plural(refund.credits, { one: `${credits} credit refunded`, other: `${credits} credits refunded` })}
    </TextLink>
  )
}

const State = styled.div`
  display: grid;
  gap: 7px;
  inline-size: 100%;
  padding-block-start: 2px;
  font-size: ${token.fontSize.small};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  strong {
    font-weight: 600;
    color: ${token.text};
  }
  > p {
    overflow-wrap: anywhere;
  }
`
const NoCharge = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  color: ${token.textMuted};
  svg,
  strong {
    color: ${token.successText};
  }
`
