import { t } from '@lingui/core/macro'
import type { NewsletterState } from '@vitrine/contract'
import type { BadgeTone } from '../../ui/feedback/badge.tsx'

/** Returns the label and the colour of a newsletter's state. */
export function stateOf(state: NewsletterState): { word: string; tone: BadgeTone } {
  const states: Record<NewsletterState, { word: string; tone: BadgeTone }> = {
    draft: { word: t({ message: 'Draft', comment: 'State of a newsletter' }), tone: 'neutral' },
    sending: { word: t({ message: 'Sending', comment: 'State of a newsletter' }), tone: 'run' },
    done: { word: t({ message: 'Sent', comment: 'State of a newsletter' }), tone: 'ok' },
    cancelled: { word: t({ message: 'Stopped', comment: 'State of a newsletter' }), tone: 'warn' },
  }
  return states[state]
}
