import { Check, CircleAlert, Clock, RotateCw } from '#icons'
import type { ComponentType } from 'react'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'
import { statusName } from './status-name.ts'

interface Look {
  tone: BadgeTone
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
}

const ready: Look = { tone: 'ok', Icon: Check }

const looks: Record<string, Look> = {
  ready,
  completed: ready,
  processing: { tone: 'run', Icon: RotateCw },
  pending: { tone: 'neutral', Icon: Clock },
  failed: { tone: 'bad', Icon: CircleAlert },
}

/** The state of a video in a word. An unknown state is shown unchanged. */
export function StatusBadge({ status }: { status: string }) {
  const look = looks[status]
  return (
    <Badge tone={look?.tone ?? 'neutral'} icon={look && <look.Icon size={14} aria-hidden />}>
      {statusName(status)}
    </Badge>
  )
}
