import { type FaultProxy, openFaultProxy } from '../../apps/core/test/servers/fault-proxy.ts'
import { openSmtpServer } from '../../apps/core/test/servers/smtp-server.ts'
import { WEBHOOK_SECRET, startStripeServer } from '../../apps/core/test/stripe/server.ts'

/** The ways in which a provider is unavailable: by its network, or by what it answers. */
export type Away = 'refuse' | 'hang' | number

export type Providers = Awaited<ReturnType<typeof openProviders>>

/** Starts a mail server and a payment provider, each behind a proxy, with the settings of nodes that use them. */
export async function openProviders() {
  const [mail, payments] = await Promise.all([openSmtpServer(), startStripeServer()])
  const [toMail, toPayments] = await Promise.all([mail.url, payments.apiBase].map(openWay))
  return {
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${toMail?.port}`,
      MAIL_FROM: 'post@vitrine.example',
      STRIPE_API_BASE: `http://127.0.0.1:${toPayments?.port}`,
      STRIPE_SECRET_KEY: 'sk_test_drill',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_drill',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    mail: { delivered: mail.delivered, ...breaking(toMail, mail.refuseWith) },
    payments: { ...payments, ...breaking(toPayments, payments.failWith) },
    async close() {
      await Promise.all([toMail?.close(), toPayments?.close()])
      await Promise.all([mail.close(), payments.close()])
    },
  }
}

function openWay(address: string): Promise<FaultProxy> {
  const { hostname, port } = new URL(address)
  return openFaultProxy({ host: hostname, port: Number(port) })
}

function breaking(way: FaultProxy | undefined, answerWith: (status: number | undefined) => void) {
  return {
    takeAway(kind: Away): void {
      if (typeof kind === 'number') answerWith(kind)
      else way?.set(kind)
    },
    bringBack(): void {
      answerWith(undefined)
      way?.set('pass')
    },
  }
}
