import type { Mailer, Signature } from '../../ports/mailer.ts'
import type { Tenant } from '../tenant/tenant.ts'
import type { ComposedEmail } from './compose.ts'
import { renderEmail } from './layout.ts'

/** A tenant's own sender, whose domain authorises us to send in its name. */
export interface OwnSender {
  sender: { name: string; address: string }
  signature: Signature
}

interface Deps {
  mailer: Mailer
  /** The platform's own address. */
  senderAddress: string
  /** Called for each email, so that a domain that withdraws its authorisation is not used again. */
  ownSenderOf: (tenantId: string) => Promise<OwnSender | undefined>
}

export type Dispatch = (tenant: Tenant, to: string, email: ComposedEmail) => Promise<void>

/** Sends every email: in the tenant's name and look, and from its own address where that is verified. */
export function createDispatch({ mailer, senderAddress, ownSenderOf }: Deps): Dispatch {
  return async (tenant, to, email) => {
    const inItsName = { sender: { name: tenant.brand.companyName, address: senderAddress } }
    const from = (await ownSenderOf(tenant.id)) ?? inItsName
    const replyTo = tenant.settings.supportEmail
    const { forgetsRecipient } = email
    await mailer.send({ tenantId: tenant.id, to, ...from, replyTo, ...renderEmail(tenant, email), forgetsRecipient })
  }
}
