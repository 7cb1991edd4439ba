import { Check, CircleAlert, Clock, RotateCw } from 'lucide-react'
import type { ComponentType } from 'react'
import { Badge, type BadgeTone } from '../../kit/ui/badge.tsx'

interface Look {
  label: string
  tone: BadgeTone
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
}

const ready: Look = { label: 'Ready', tone: 'ok', Icon: Check }

const looks: Record<string, Look> = {
  ready,
  // Older records say so.
  completed: ready,
  processing: { label: 'Processing', tone: 'run', Icon: RotateCw },
  pending: { label: 'Pending', tone: 'neutral', Icon: Clock },
  failed: { label: 'Failed', tone: 'bad', Icon: CircleAlert },
}

/** The state of a video in a word. A state this page does not know is shown as it came. */
export function StatusBadge({ status }: { status: string }) {
  const look = looks[status]
  if (!look) return <Badge>{status}</Badge>
  return (
    <Badge tone={look.tone} icon={<look.Icon size={14} aria-hidden />}>
      {look.label}
    </Badge>
  )
}
