import type { Video, VideoStage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { ProgressBar } from '../../kit/ui/progress-bar.tsx'
import { useTimeLeft } from './use-time-left.ts'

/** What there is to know about a video that is not ready: how far it is, its place in the queue, or why it failed. */
export function VideoState({ video }: { video: Video }) {
  if (video.status === 'processing') return <Progress video={video} />
  if (video.status === 'pending') return <Queue position={video.queuePosition} />
  if (video.status === 'failed') return <Failure video={video} />
  return null
}

const stageWords: Record<VideoStage, string> = {
  reading: 'reading the script',
  speaking: 'speaking',
  drawing: 'drawing',
  finishing: 'finishing',
}

function Progress({ video }: { video: Video }) {
  const timeLeft = useTimeLeft(video)
  const words = [video.processingStage && stageWords[video.processingStage], timeLeft].filter(Boolean).join(', ')
  return (
    <State>
      <ProgressBar value={video.processingProgress} label={`Progress of ${video.title}`} />
      <p>
        <strong>{video.processingProgress}%</strong> {words}
      </p>
    </State>
  )
}

function Queue({ position }: { position: number | null }) {
  return (
    <State>
      <p>{position === null ? 'Waiting in the queue' : <strong>Number {position} in the queue</strong>}</p>
    </State>
  )
}

function Failure({ video }: { video: Video }) {
  return (
    <State>
      <p>{video.errorMessage ?? 'The video could not be finished.'}</p>
      {!video.creditsCharged && (
        <NoCharge>
          <Check size={16} aria-hidden="true" />
          <strong>You were not charged.</strong>
        </NoCharge>
      )}
    </State>
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
