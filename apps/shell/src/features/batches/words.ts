import { t } from '@lingui/core/macro'
import type { BatchField, BatchState } from '@vitrine/contract'
import type { BadgeTone } from '../../kit/ui/badge.tsx'

/** What a column can hold, in the order in which it is offered. */
export function fieldNames(): Record<BatchField, string> {
  return {
    title: t`Title`,
    script: t`Script`,
    presenter: t`Presenter`,
    language: t({ message: 'Language', comment: 'The language that a video speaks' }),
    address: t`Address or place`,
    price: t`Price`,
    bedrooms: t`Bedrooms`,
    bathrooms: t`Bathrooms`,
    area: t`Area`,
    dates: t`Dates`,
    duration: t({ message: 'Duration', comment: 'Of a stay or a trip' }),
    recipient: t`Recipient’s name`,
  }
}

export function stepNames(): string[] {
  return [t`Upload`, t`Columns`, t`Check`, t`Make`, t`Result`]
}

/** How far a batch is, as a word and its colour. */
export function stateOf(state: BatchState): { word: string; tone: BadgeTone } {
  const states: Record<BatchState, { word: string; tone: BadgeTone }> = {
    open: { word: t({ message: 'Not begun', comment: 'State of a batch' }), tone: 'neutral' },
    making: { word: t({ message: 'Being made', comment: 'State of a batch' }), tone: 'run' },
    done: { word: t({ message: 'Done', comment: 'State of a batch' }), tone: 'ok' },
    cancelled: { word: t({ message: 'Cancelled', comment: 'State of a batch' }), tone: 'warn' },
  }
  return states[state]
}
