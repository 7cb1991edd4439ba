import type { Language } from '@vitrine/contract'
import { type Message, type Values, msg, translate } from '@vitrine/messages'

export type InvoicePdfMessages = ReturnType<typeof invoicePdfMessages>

/** Returns the texts of an invoice of the platform in a language. Numbers are passed in formatted. */
export function invoicePdfMessages(language: Language) {
  const say = (message: Message, values?: Values) => translate(language, message, values)
  const columns: [what: string, quantity: string, amount: string] = [
    say(msg({ message: 'Description' })),
    say(msg({ message: 'Quantity' })),
    say(msg({ message: 'Amount' })),
  ]
  return {
    title: say(msg({ message: 'Invoice', context: 'of the platform' })),
    issued: say(msg({ message: 'Date' })),
    due: say(msg({ message: 'Due on' })),
    paid: say(msg({ message: 'Paid on' })),
    /** Above the company that sells. */
    soldBy: say(msg({ message: 'Sold by' })),
    billedTo: say(msg({ message: 'Billed to' })),
    /** Beside the number of what has been paid. */
    paidMark: say(msg({ message: 'Paid', context: 'state of an invoice' })),
    columns,
    base: {
      what: (month: string) => say(msg({ message: 'Platform, {month}' }), { month }),
      detail: (videos: string, twins: string) =>
        say(msg({ message: 'Included videos: {videos}. Included digital twins: {twins}.' }), { videos, twins }),
    },
    /** The part of the month that is charged. */
    part: (days: string, of: string) => say(msg({ message: '{days} of {of} days' }), { days, of }),
    overage: {
      what: say(msg({ message: 'Additional videos' })),
      detail: (used: string, included: string) =>
        say(msg({ message: '{used} finished, {included} included' }), { used, included }),
    },
    twins: {
      what: say(msg({ message: 'Additional digital twins' })),
      detail: (made: string, included: string) =>
        say(msg({ message: '{made} created, {included} included' }), { made, included }),
    },
    total: say(msg({ message: 'Total' })),
    lines: say(msg({ message: 'Your dashboard lists every video on this invoice.' })),
  }
}
