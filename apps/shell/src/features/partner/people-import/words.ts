import { t } from '@lingui/core/macro'
import type { ImportField, ImportRow, ImportState } from '@vitrine/contract'
import type { BadgeTone } from '../../../kit/ui/badge.tsx'

interface Said {
  word: string
  tone: BadgeTone
}

/** What a column can hold, in the order in which it is offered. */
export function fieldNames(): Record<ImportField, string> {
  return {
    email: t`Email`,
    name: t({ message: 'Name', comment: 'What a person is called' }),
    role: t`Role`,
    language: t({ message: 'Language', comment: 'In which a person reads' }),
  }
}

export function stepNames(): string[] {
  return [t`Upload`, t`Match columns`, t`Check`, t({ message: 'Invite', comment: 'Step of an import' }), t`Result`]
}

/** How far an import is. */
export function stateOf(state: ImportState): Said {
  const states: Record<ImportState, Said> = {
    open: { word: t({ message: 'Not begun', comment: 'State of an import' }), tone: 'neutral' },
    running: { word: t({ message: 'Running', comment: 'State of an import' }), tone: 'run' },
    done: { word: t({ message: 'Done', comment: 'State of an import' }), tone: 'ok' },
    cancelled: { word: t({ message: 'Cancelled', comment: 'State of an import' }), tone: 'warn' },
  }
  return states[state]
}

/** What became of one row. */
export function rowStateOf(state: ImportRow['state']): Said {
  const states: Record<ImportRow['state'], Said> = {
    invited: { word: t({ message: 'Mail waits', comment: 'State of an invitation' }), tone: 'run' },
    sent: { word: t({ message: 'Mail sent', comment: 'State of an invitation' }), tone: 'neutral' },
    came: { word: t({ message: 'Came', comment: 'Somebody accepted an invitation' }), tone: 'ok' },
    gone: { word: t({ message: 'Ran out', comment: 'An invitation that works no more' }), tone: 'warn' },
    refused: { word: t({ message: 'Not taken', comment: 'A row of a file' }), tone: 'warn' },
  }
  return states[state]
}
