import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { MailSender } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Db, TenantTx } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import type { OwnSender } from '../../../platform/email/dispatch.ts'
import { createEncryption } from '../../../platform/encryption/encryption.ts'
import { publicMailDomains } from './public-domains.ts'
import type { SenderChecks } from './sender-checks.ts'
import * as store from './store.ts'
import { siteName } from '../../domains/index.ts'

const newKeyPair = promisify(generateKeyPair)
/** In bits. Receivers require at least 1024, and many DNS providers do not accept the record of a longer key than this. */
const KEY_BITS = 2048

interface Wanted {
  name: string
  address: string
}

interface Deps {
  db: Db
  audit: Audit
  senderChecks: SenderChecks
  secretKey: string
  ofPlatform: readonly string[]
  /** Whether the records are examples of what a real installation would ask for. */
  isExample: boolean
}

export type Senders = ReturnType<typeof createSenders>

/** Manages the sender addresses of tenants. A partner's address is used once its domain is verified. */
export function createSenders({ db, audit, senderChecks, secretKey, ofPlatform, isExample }: Deps) {
  const encryption = createEncryption(secretKey, 'mail key')
  return { read, begin, change, check, remove, verified }

  async function read(tenantId: string): Promise<{ sender: MailSender | null }> {
    const row = await db.inTenant(tenantId, store.findSender)
    return { sender: row ? { ...serialize(row, ofPlatform), isExample } : null }
  }

  /** Prepares the sender of a tenant that is being created. Returns a function that stores it. Throws sender-domain-invalid. */
  async function begin(tenantId: string, wanted: Wanted): Promise<(tx: TenantTx) => Promise<void>> {
    const sender = await named(wanted)
    const key = await newKey(`${tenantId} ${sender.domain}`)
    return (tx) => store.saveSender(tx, { ...sender, ...key })
  }

  /** Throws sender-domain-invalid. For the same domain only name and address change, and its verification stays. */
  async function change(tenantId: string, person: Person, wanted: Wanted) {
    const { domain, ...said } = await named(wanted)
    const known = await db.inTenant(tenantId, store.findSender)
    const key = known?.domain === domain ? undefined : await newKey(`${tenantId} ${domain}`)
    await db.inTenant(tenantId, async (tx) => {
      if (key) await store.saveSender(tx, { ...said, ...key, domain })
      else await store.changeSender(tx, said)
      await audit(tx, person, 'mail-sender-changed', { subject: tenantId })
    })
    return check(tenantId)
  }

  async function named({ name, address }: Wanted) {
    const at = address.lastIndexOf('@')
    const site = siteName(address.slice(at + 1), ofPlatform)
    if (!site) throw new AppError('sender-domain-invalid')
    const { host: domain, registered } = site
    const taken = await publicMailDomains()
    if (taken.has(domain) || taken.has(registered)) throw addressOfProvider()
    return { name, address: `${address.slice(0, at)}@${domain}`, domain }
  }

  /** Checks the records now. */
  async function check(tenantId: string): Promise<{ sender: MailSender | null }> {
    await senderChecks.check(tenantId)
    return read(tenantId)
  }

  async function remove(tenantId: string, person: Person): Promise<{ sender: null }> {
    await db.inTenant(tenantId, async (tx) => {
      if (await store.deleteSender(tx)) await audit(tx, person, 'mail-sender-removed', { subject: tenantId })
    })
    return { sender: null }
  }

  /** Returns the verified sender; undefined where emails have to come from the platform's own address. */
  async function verified(tenantId: string): Promise<OwnSender | undefined> {
    const row = await db.inTenant(tenantId, store.findSender)
    if (row?.state !== 'verified') return undefined
    const { name, address, domain, selector } = row
    const privateKey = encryption.decrypt(row.private_key, `${tenantId} ${domain}`)
    return { sender: { name, address }, signature: { domain, selector, privateKey } }
  }

  /** Returns a new key pair. The private key is encrypted for the context `bound` only. */
  async function newKey(bound: string) {
    const { publicKey, privateKey } = await newKeyPair('rsa', {
      modulusLength: KEY_BITS,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    const selector = `m${randomBytes(4).toString('hex')}`
    return { selector, publicKey: publicKey.toString('base64'), privateKey: encryption.encrypt(privateKey, bound) }
  }
}

function addressOfProvider(): AppError {
  const message =
    'Use an address at your own domain. Public email providers such as gmail.com don’t allow other services to send for them.'
  return new AppError('sender-domain-invalid', { message, fields: [{ field: 'address', message }] })
}

function serialize(row: store.SenderRow, ofPlatform: readonly string[]): Omit<MailSender, 'isExample'> {
  const { name, address, domain, state, report } = row
  return {
    name,
    address,
    domain,
    registered: siteName(domain, ofPlatform)?.registered ?? domain,
    state,
    records: report,
    checkedAt: row.checked_at?.toISOString() ?? null,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    lostAt: row.lost_at?.toISOString() ?? null,
  }
}
