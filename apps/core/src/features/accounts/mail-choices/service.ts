import { timingSafeEqual } from 'node:crypto'
import type { MailKind } from '@vitrine/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import { createSeal } from '../../../platform/seal.ts'
import type { Tenant } from '../../../platform/tenant.ts'
import type { NewsletterConsent } from '../newsletter-consent/service.ts'
import * as store from './store.ts'

/** `videos.<id of the person>.<digest>`: a link in a mail has to work for as long as somebody keeps the mail. */
const TOKEN = /^(videos|credits|leads|newsletter)\.([0-9a-f-]{36})\.([0-9a-f]{64})$/

interface Parts {
  db: Db
  secretKey: string
  consent: Pick<NewsletterConsent, 'isGiven' | 'set'>
}

export type MailChoices = ReturnType<typeof createMailChoices>

/** Which mails people do not want. Whoever has a mail may end those of its kind without signing in, and nothing else. */
export function createMailChoices({ db, secretKey, consent }: Parts) {
  const seal = createSeal(secretKey, 'mail choice')
  return { tokenFor, stop: switching(true), resume: switching(false), isOff, set }

  function tokenFor(tenantId: string, userId: string, kind: MailKind): string {
    return `${kind}.${userId}.${seal.digest(`${kind} ${userId}`, tenantId)}`
  }

  async function isOff(tx: TenantTx, userId: string, kind: MailKind): Promise<boolean> {
    if (kind === 'newsletter') return !(await consent.isGiven(tx, userId))
    return (await store.listMailsOff(tx, userId)).includes(kind)
  }

  async function set(tx: TenantTx, userId: string, kind: MailKind, wantsMail: boolean): Promise<void> {
    // Whoever is asked by a mail answers from it: newsletters need a yes, all others are ended by a no.
    if (kind === 'newsletter') return consent.set(tx, userId, wantsMail, 'mail')
    const others = (await store.lockMailsOff(tx, userId)).filter((one) => one !== kind)
    await store.setMailsOff(tx, userId, wantsMail ? others : [...others, kind])
  }

  /** Throws unsubscribe-link-invalid. Twice is as good as once, and whoever has left gets the same answer. */
  function switching(isOff: boolean) {
    return async (tenant: Tenant, token: string): Promise<{ kind: MailKind; isOff: boolean }> => {
      const { userId, kind } = read(tenant.id, token)
      await db.inTenant(tenant.id, (tx) => set(tx, userId, kind, !isOff))
      return { kind, isOff }
    }
  }

  function read(tenantId: string, token: string): { userId: string; kind: MailKind } {
    const [, kind, userId = ''] = TOKEN.exec(token) ?? []
    const ours = kind && tokenFor(tenantId, userId, kind as MailKind)
    if (!ours || !timingSafeEqual(Buffer.from(ours), Buffer.from(token))) throw new AppError('unsubscribe-link-invalid')
    return { userId, kind: kind as MailKind }
  }
}
