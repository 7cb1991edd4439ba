import { t } from '@lingui/core/macro'
import type { ImportField, ImportRow, ImportState } from '@vitrine/contract'
import type { BadgeTone } from '../../../ui/feedback/badge.tsx'

interface ResultLabel {
  word: string
  tone: BadgeTone
}

/** Returns the names of the fields that a column can hold, in display order. */
export function fieldNames(): Record<ImportField, string> {
  return {
    email: t`Email`,
    name: t({ message: 'Name', context: 'person', comment: 'What a person is called' }),
    role: t`Role`,
    language: t({ message: 'Language', comment: 'In which a person reads' }),
  }
}

/** Returns the label and the colour of an import's state. */
export function stateOf(state: ImportState): ResultLabel {
  const states: Record<ImportState, ResultLabel> = {
    open: { word: t({ message: 'Not started', comment: 'State of an import' }), tone: 'neutral' },
    running: { word: t({ message: 'Running', comment: 'State of an import' }), tone: 'run' },
    done: { word: t({ message: 'Done', context: 'import' }), tone: 'ok' },
    cancelled: { word: t({ message: 'Canceled', comment: 'State of an import' }), tone: 'warn' },
  }
  return states[state]
}

/** Returns the result of one row as a word and a tone. */
export function rowStateOf(state: ImportRow['state']): ResultLabel {
  const states: Record<ImportRow['state'], ResultLabel> = {
    invited: { word: t({ message: 'Email queued', comment: 'State of an invitation' }), tone: 'run' },
    sent: { word: t({ message: 'Email sent', comment: 'State of an invitation' }), tone: 'neutral' },
    came: { word: t({ message: 'Accepted', context: 'invitation' }), tone: 'ok' },
    gone: { word: t({ message: 'Expired', comment: 'An invitation that works no more' }), tone: 'warn' },
    refused: { word: t({ message: 'Rejected', comment: 'A row of a file' }), tone: 'warn' },
  }
  return states[state]
}
