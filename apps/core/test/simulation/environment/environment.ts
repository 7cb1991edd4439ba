import type { SafeFetch } from '../../../src/platform/safe-fetch/safe-fetch.ts'
import type { Mail, Mailer } from '../../../src/ports/mailer.ts'
import { type Bank, createBank } from './bank.ts'
import { type Store, createStore } from './store.ts'

/** What the core works with and what goes on when it dies. */
export interface Environment {
  bank: Bank
  store: Store
  mails: Mail[]
  /** Ids of the messages that the receiver of webhooks has got, with repetitions. */
  received: string[]
  mailer: Mailer
  webhookFetch: SafeFetch
}

export function createEnvironment(): Environment {
  const mails: Mail[] = []
  const received: string[] = []
  return {
    bank: createBank(),
    store: createStore(),
    mails,
    received,
    mailer: { send: async (mail) => void mails.push(mail), close: async () => {} },
    async webhookFetch(url, { headers } = {}) {
      received.push(headers?.['webhook-id'] ?? '')
      return { url, status: 200, contentType: 'text/plain', headers: {}, body: Buffer.alloc(0) }
    },
  }
}
