import type { Language, MailTemplate, MailTexts } from '@vitrine/contract'
import type { Mailer, Signature } from '../../ports/mailer.ts'
import type { Tenant } from '../tenant.ts'
import { type Letter, renderLetter } from './letter.ts'
import { inOwnWords } from './own-words.ts'

/** A sender of a tenant's own, whose domain lets us send in its name. */
export interface OwnSender {
  sender: { name: string; address: string }
  signature: Signature
}

interface Parts {
  mailer: Mailer
  /** The platform's own address. */
  senderAddress: string
  /** Asked for each mail, so that a domain that stops saying so is not used for one more. */
  ownSenderOf: (tenantId: string) => Promise<OwnSender | undefined>
  /** How a partner words a letter; undefined where it is as we word it. */
  ownTextsOf: (tenantId: string, template: MailTemplate, language: Language) => Promise<MailTexts | undefined>
}

export type Dispatch = (tenant: Tenant, written: { to: string; letter: Letter }) => Promise<void>

/** The one way on which letters leave: in the tenant's name, look and words, from its own address where that is believed. */
export function createDispatch({ mailer, senderAddress, ownSenderOf, ownTextsOf }: Parts): Dispatch {
  return async (tenant, { to, letter }) => {
    const { template, words, forgetsRecipient } = letter
    const texts = template && (await ownTextsOf(tenant.id, template, words.language))
    const inItsName = { sender: { name: tenant.brand.companyName, address: senderAddress } }
    const from = (await ownSenderOf(tenant.id)) ?? inItsName
    const replyTo = tenant.settings.supportEmail
    const rendered = renderLetter(tenant, texts ? inOwnWords(letter, texts) : letter)
    await mailer.send({ tenantId: tenant.id, to, ...from, replyTo, ...rendered, forgetsRecipient })
  }
}
