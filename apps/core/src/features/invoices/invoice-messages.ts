import type { Language } from '@vitrine/contract'
import { type Message, type Values, msg, translate } from '@vitrine/messages'

const customTwin = msg({ message: 'Custom digital twin' })

/** Returns the name of a digital twin among what was bought. Everything else is named by the price list. */
export function twinName(language: Language): string {
  return translate(language, customTwin)
}

export type InvoiceMessages = ReturnType<typeof invoiceMessages>

/** Returns the texts of an invoice in a language. Numbers are passed in formatted. */
export function invoiceMessages(language: Language) {
  const say = (message: Message, values?: Values) => translate(language, message, values)
  const columns: [what: string, quantity: string, amount: string] = [
    say(msg({ message: 'Description' })),
    say(msg({ message: 'Quantity' })),
    say(msg({ message: 'Amount' })),
  ]
  return {
    title: say(msg({ message: 'Invoice' })),
    date: say(msg({ message: 'Date' })),
    paid: say(msg({ message: 'Paid on' })),
    /** Above the company that sells. */
    soldBy: say(msg({ message: 'Sold by' })),
    billedTo: say(msg({ message: 'Billed to' })),
    /** Beside the number. */
    marks: {
      paid: say(msg({ message: 'Paid', context: 'state of an invoice' })),
      refunded: say(msg({ message: 'Refunded', context: 'state of an invoice' })),
    },
    columns,
    credits: (count: number) =>
      say(
        msg({
          message: '{count, plural, one {# credit} other {# credits}}, 1 credit is 1 minute of video',
        }),
        { count },
      ),
    subtotal: say(msg({ message: 'Subtotal' })),
    tax: say(msg({ message: 'Tax' })),
    taxIncluded: say(msg({ message: 'included where applicable' })),
    /** The customer's number at their tax office. */
    taxId: (number: string) => say(msg({ message: 'Tax ID: {number}' }), { number }),
    total: say(msg({ message: 'Total' })),
    refunded: say(msg({ message: 'Refunded' })),
    questions: (address: string) => say(msg({ message: 'Questions about this invoice: {address}' }), { address }),
  }
}
