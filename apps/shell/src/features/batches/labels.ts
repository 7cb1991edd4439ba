import { t } from '@lingui/core/macro'
import type { BatchField, BatchState, BatchVariableKind, Vertical } from '@vitrine/contract'
import type { BadgeTone } from '../../ui/feedback/badge.tsx'

/** Returns the names of the fields that a column can hold on sites of a trade, in display order. */
export function fieldNames(vertical: Vertical): Partial<Record<BatchField, string>> {
  return {
    title: t`Title`,
    script: t`Script`,
    link: t`Link to a web page`,
    presenter: t`Presenter`,
    voice: t`Voice`,
    brand: t`Brand kit`,
    language: t({ message: 'Language', comment: 'The language that a video speaks' }),
    ...(vertical === 'property' ? homeFields() : tripFields()),
    recipient: t`Recipient’s name`,
  }
}

function homeFields(): Partial<Record<BatchField, string>> {
  return {
    address: t`Address or MLS #`,
    price: t`Price`,
    bedrooms: t`Bedrooms`,
    bathrooms: t`Bathrooms`,
    area: t`Floor area`,
  }
}

function tripFields(): Partial<Record<BatchField, string>> {
  return {
    address: t`Place`,
    dates: t`Dates`,
    duration: t({ message: 'Duration', comment: 'Of a stay or a trip' }),
    price: t`Price`,
  }
}

/** Returns the names of what else a column can hold: values of a row for the texts, the photos and the colour of its video. */
export function variableNames(): Record<BatchVariableKind, string> {
  return {
    text: t`Text for templates`,
    number: t`Number for templates`,
    image: t`Photo URL`,
    colour: t`Accent color`,
  }
}

/** Returns the label and the colour of a batch's state. */
export function stateOf(state: BatchState): { word: string; tone: BadgeTone } {
  const states: Record<BatchState, { word: string; tone: BadgeTone }> = {
    open: { word: t({ message: 'Not started', comment: 'State of a batch' }), tone: 'neutral' },
    rendering: { word: t({ message: 'In progress', comment: 'State of a batch' }), tone: 'run' },
    done: { word: t({ message: 'Done', comment: 'State of a batch' }), tone: 'ok' },
    cancelled: { word: t({ message: 'Canceled', context: 'video', comment: 'State of a batch' }), tone: 'warn' },
  }
  return states[state]
}
