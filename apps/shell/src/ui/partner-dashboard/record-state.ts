import { t } from '@lingui/core/macro'
import type { DomainRecord } from '@vitrine/contract'
import type { DotTone } from '../feedback/status-dot.tsx'

export function recordState({ state }: Pick<DomainRecord, 'state'>): { tone: DotTone; text: string } {
  if (state === 'correct') return { tone: 'ok', text: t`Correct` }
  if (state === 'wrong') return { tone: 'bad', text: t`Incorrect` }
  return state === 'missing' ? { tone: 'warn', text: t`Missing` } : { tone: 'neutral', text: t`No response` }
}
