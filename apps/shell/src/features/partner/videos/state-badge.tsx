import { t } from '@lingui/core/macro'
import type { WhitelabelVideo } from '@vitrine/contract'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'

type State = WhitelabelVideo['status'] | 'taken-down'

const tones: Record<State, BadgeTone> = {
  pending: 'neutral',
  processing: 'run',
  ready: 'ok',
  failed: 'bad',
  'taken-down': 'warn',
}

/** Returns the names of the states of a video. */
export function stateNames(): Record<State, string> {
  return {
    pending: t`Pending`,
    processing: t`Processing`,
    ready: t`Ready`,
    failed: t`Failed`,
    'taken-down': t`Removed`,
  }
}

/** The state of a video; that it was taken down counts before all others. */
export function StateBadge({ video: { status, takenDown } }: { video: WhitelabelVideo }) {
  const state = takenDown ? 'taken-down' : status
  return <Badge tone={tones[state]}>{stateNames()[state]}</Badge>
}
