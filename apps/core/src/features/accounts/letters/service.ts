import type { Clock } from '../../../platform/clock.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import {
  accountDeletedLetter,
  factorLetter,
  invitationLetter,
  newDeviceLetter,
  passwordChangedLetter,
  resetLetter,
  supportAskedLetter,
  termsChangeLetter,
  verifyLetter,
  welcomeLetter,
} from '../../../platform/mail/letters.ts'
import { billLetter } from '../../../platform/mail/bill-letters.ts'
import { exampleOf, sampleLetter } from '../../../platform/mail/sample-letters.ts'
import { deleteMailsTo } from '../../../platform/mail/outbox-store.ts'
import { templateOf } from '../../../platform/mail/own-words.ts'
import { moneyLetter } from '../../../platform/mail/money-letters.ts'
import { batchLetter, mailKindOf, noticeLetter } from '../../../platform/mail/notice-letters.ts'
import { changeRequestedLetter, emailChangedLetter, keyMadeLetter } from '../../../platform/mail/safety-letters.ts'
import { senderLetter } from '../../../platform/mail/sender-letters.ts'
import { letterWords } from '../../../platform/mail/words/all.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { Agreements } from '../agreements/service.ts'
import { findErasure, forgetAddress } from '../leaving/erasure-store.ts'
import { receiptOf } from '../leaving/receipt.ts'
import { findOpen } from '../support/store.ts'
import { findDevice } from '../sessions/device-store.ts'
import type { Invitations } from '../invitations/service.ts'
import type { MailChoices } from '../mail-choices/service.ts'
import type { Recovery } from '../recovery/service.ts'
import type { Verification } from '../verify/service.ts'
import type { EmailChange } from '../email-change/service.ts'
import { findKeyNamed } from '../keys/store.ts'
import { findTaken, findUser, type UserRow } from '../store.ts'

interface Parts {
  db: Db
  recovery: Pick<Recovery, 'issue'>
  invitations: Pick<Invitations, 'issue'>
  verification: Pick<Verification, 'issue'>
  emailChange: Pick<EmailChange, 'letterOf' | 'pendingOf'>
  agreements: Pick<Agreements, 'version'>
  mailChoices: Pick<MailChoices, 'tokenFor'>
  /** Undefined for videos that are gone. */
  videoTitleOf: (tx: TenantTx, videoId: string) => Promise<string | undefined>
  clock: Clock
}

/** An order as it comes out of the queue. */
type Order = Record<string, string>

/** Somebody with the address that the letter goes to. */
type Reached = UserRow & { email: string }

export type Letters = ReturnType<typeof createLetters>

/** Writes what was ordered for a person, when it leaves: until then a name or an address may have changed. */
export function createLetters(parts: Parts) {
  const { db, recovery, invitations, verification, emailChange, agreements, mailChoices, videoTitleOf, clock } = parts
  return { write, forget }

  /** Undefined where nobody is left who wants to hear of it, and where nobody was ever meant (an address that is not known). */
  async function write(tenant: Tenant, order: Order): Promise<{ to: string; letter: Letter } | undefined> {
    return db.inTenant(tenant.id, async (tx) => {
      if (order.template === 'invitation') return invitationFor(tx, tenant, order.invitationId ?? '')
      if (order.template === 'account-deleted') return farewell(tx, tenant, order.erasureId ?? '')
      const row = await findUser(tx, order.userId ?? '')
      const kind = mailKindOf(order.template)
      if (!row || (kind && row.mails_off.includes(kind))) return undefined
      const reached = await reachedBy(tx, row, order)
      const letter = reached && (await letterFor(tx, tenant, reached, order))
      const stop = kind ? { stopToken: mailChoices.tokenFor(tenant.id, row.id, kind) } : {}
      if (!letter) return undefined
      const to = reached.email
      const named = { company: tenant.brand.companyName, name: row.display_name ?? row.username, ...letter.named }
      return { to, letter: { ...letter, ...stop, template: templateOf(order), named } }
    })
  }

  /** Two letters are not for the address that counts: one asks another to confirm itself, one tells the former. */
  async function reachedBy(tx: TenantTx, row: UserRow, order: Order): Promise<Reached | undefined> {
    const changeId = changeIn(order)
    const email = changeId ? (await emailChange.letterOf(tx, changeId))?.to : row.email
    const pending = order.template === 'verify-email' ? await emailChange.pendingOf(tx, row.id) : null
    if (pending) return { ...row, email: pending, email_verified_at: null }
    return email ? { ...row, email } : undefined
  }

  /** To an address that may have no account yet. */
  async function invitationFor(tx: TenantTx, tenant: Tenant, invitationId: string) {
    const issued = await invitations.issue(tx, invitationId)
    if (!issued) return undefined
    const letter = invitationLetter(tenant, issued, letterWords[issued.language])
    const named = { company: tenant.brand.companyName, ...letter.named }
    return { to: issued.email, letter: { ...letter, template: 'invitation' as const, named } }
  }

  /** Whoever has left is found by nothing but the deletion itself, which keeps their address until this mail has left. */
  async function farewell(tx: TenantTx, tenant: Tenant, erasureId: string) {
    const erasure = await findErasure(tx, erasureId)
    if (!erasure?.mail_to) return undefined
    const letter = accountDeletedLetter(tenant, receiptOf(erasure), letterWords.en)
    return { to: erasure.mail_to, letter: { ...letter, forgetsRecipient: true } }
  }

  /**
   * The mail has left, or never will. A mail that was on its way while the account was deleted may have been kept since; the
   * address can belong to a new account by then, whose mails stay.
   */
  async function forget({ tenantId = '', template, erasureId = '' }: Order): Promise<void> {
    if (template !== 'account-deleted') return
    await db.inTenant(tenantId, async (tx) => {
      const address = (await findErasure(tx, erasureId))?.mail_to
      if (address && !(await findTaken(tx, { username: address, email: address }))) await deleteMailsTo(tx, address)
      await forgetAddress(tx, erasureId)
    })
  }

  async function letterFor(tx: TenantTx, tenant: Tenant, row: Reached, order: Order): Promise<Letter | undefined> {
    const person = { username: row.username, displayName: row.display_name, words: letterWords[row.language ?? 'en'] }
    const { template } = order
    if (template === 'sample') return sampleOf(tenant, row, order)
    if (template === 'password-changed') return passwordChangedLetter(tenant, person)
    if (template === 'second-factor-on' || template === 'second-factor-off') {
      return factorLetter(tenant, person, template === 'second-factor-on')
    }
    const changeId = changeIn(order)
    if (changeId) {
      const change = await emailChange.letterOf(tx, changeId)
      const write = template === 'email-changed' ? emailChangedLetter : changeRequestedLetter
      return change && write(tenant, person, change.link)
    }
    if (order.keyId) {
      const key = await findKeyNamed(tx, order.keyId)
      return key && keyMadeLetter(tenant, person, key)
    }
    if (template === 'reset-password') return resetLetter(tenant, person, await recovery.issue(tx, row.id))
    if (template === 'welcome') return welcomeLetter(tenant, person, await linkFor(tx, row))
    if (template === 'verify-email') {
      const link = await linkFor(tx, row)
      return link && verifyLetter(tenant, person, link)
    }
    if (template === 'terms-change') {
      const ahead = agreements.version(order.document ?? '', Number(order.version))
      return ahead && termsChangeLetter(tenant, person, ahead)
    }
    if (template === 'support-asked') {
      const login = await findOpen(tx, row.id, clock.now())
      return login && login.id === order.loginId && !login.allowed_at
        ? supportAskedLetter(tenant, person, { actorName: login.actor_name, reason: login.reason })
        : undefined
    }
    const told =
      moneyLetter(tenant, person, order) ??
      billLetter(tenant, person, order) ??
      batchLetter(tenant, person, order) ??
      senderLetter(person, order)
    if (told) return told
    if (order.videoId) {
      const title = await videoTitleOf(tx, order.videoId)
      return title === undefined ? undefined : noticeLetter(tenant, person, order, title)
    }
    const device = await findDevice(tx, order.deviceId ?? '')
    return device && newDeviceLetter(tenant, person, { ...device, seenAt: device.first_seen_at })
  }

  /** A letter about nothing that happened, which a partner asked for. */
  function sampleOf(
    tenant: Tenant,
    { username, display_name: displayName }: Reached,
    order: Order,
  ): Letter | undefined {
    const template = templateOf(order)
    const words = Object.values(letterWords).find(({ language }) => language === order.language) ?? letterWords.en
    return template && sampleLetter(tenant, template, words, exampleOf(tenant, { username, displayName }))
  }

  /** The link that confirms an address, where that is still to be done. */
  async function linkFor(tx: TenantTx, { id, email, email_verified_at }: Reached) {
    return email_verified_at ? undefined : verification.issue(tx, id, email)
  }
}

/** A mail that was ordered before the changes of address took the place of the former addresses names one of these. */
function changeIn({ emailChangeId, formerEmailId }: Order): string | undefined {
  return emailChangeId ?? formerEmailId
}
