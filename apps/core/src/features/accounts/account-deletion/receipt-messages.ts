import type { Language } from '@vitrine/contract'
import { msg, translate } from '@vitrine/messages'

const erased = [
  msg({ message: 'Name, email address, password, picture and preferences' }),
  msg({ message: 'Your own videos, scripts and presenters, with their files' }),
  msg({ message: 'Sessions, known browsers, two-factor authentication and other ways to sign in' }),
  msg({ message: 'Emails to you that we had stored' }),
]

/** The law requires businesses to keep their accounts; the log is needed to investigate misuse. */
const kept = [
  msg({ message: 'Credit history and invoices, without your name, because the law requires it' }),
  msg({
    message: 'Security log entries (action, time and IP address), without your name, to investigate misuse',
  }),
]

/** Returns the lines of a deletion receipt, in a language. */
export function receiptLines(language: Language): { erased: string[]; kept: string[] } {
  return {
    erased: erased.map((line) => translate(language, line)),
    kept: kept.map((line) => translate(language, line)),
  }
}
