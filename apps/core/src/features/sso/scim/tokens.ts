import type { ScimSetup, ScimToken } from '@vitrine/contract'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/time/clock.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Person } from '../../../platform/http/request.ts'
import { createSignedTokens } from '../../../platform/tokens/signed-tokens.ts'
import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { tokenHash } from '../../../platform/tokens/token-hash.ts'
import type { Reauthentication } from '../../auth/index.ts'
import { ScimError } from './scim-error.ts'
import * as store from './token-store.ts'

const TOKENS_MAX = 5
/** Enough to tell one's tokens apart, too little to guess the rest. */
const BEGINNING_CHARACTERS = 11

interface Deps {
  db: Db
  reauthentication: Pick<Reauthentication, 'require'>
  secretKey: string
  audit: Audit
  clock: Clock
  newId: () => string
}

/**
 * The tokens of identity providers. A token gives access to SCIM on its own site and to nothing else. Only its hash is stored.
 */
export function createScimTokens({ db, reauthentication, secretKey, audit, clock, newId }: Deps) {
  const tokens = createSignedTokens(secretKey, { use: 'SCIM token', prefix: 'scim_' })
  return { setup, make, remove, require }

  async function setup(tenant: Tenant): Promise<ScimSetup> {
    const rows = await db.inTenant(tenant.id, store.listTokens)
    return { baseUrl: `${tenant.origin}/scim/v2`, tokens: rows.map(serialize) }
  }

  /** Throws scim-tokens-full or reauthentication-needed. */
  async function make(person: Person): Promise<ScimToken & { secret: string }> {
    const secret = tokens.issue(person.tenantId)
    const [id, createdAt] = [newId(), clock.now()]
    const beginning = secret.slice(0, BEGINNING_CHARACTERS)
    await db.inTenant(person.tenantId, async (tx) => {
      await reauthentication.require(tx, person)
      await store.lockAdding(tx)
      if ((await store.listTokens(tx)).length >= TOKENS_MAX) throw new AppError('scim-tokens-full')
      await store.insertToken(tx, { id, beginning, secretHash: tokenHash(secret), createdAt })
      await audit(tx, person, 'scim-token-made', { subject: id })
    })
    return { id, beginning, createdAt: createdAt.toISOString(), lastUsedAt: null, secret }
  }

  /** Throws not-found or reauthentication-needed. */
  async function remove(person: Person, id: string): Promise<void> {
    await db.inTenant(person.tenantId, async (tx) => {
      await reauthentication.require(tx, person)
      if (!(await store.deleteToken(tx, id))) throw new AppError('not-found')
      await audit(tx, person, 'scim-token-removed', { subject: id })
    })
  }

  /** Throws a ScimError unless this is a token of the tenant that was not revoked. */
  async function require(tenant: Tenant, secret: string | undefined): Promise<void> {
    const isKnown =
      secret !== undefined &&
      tokens.isIssued(secret, tenant.id) &&
      (await db.inTenant(tenant.id, (tx) => store.recordUse(tx, tokenHash(secret), clock.now())))
    if (!isKnown) throw new ScimError(401, 'The token is missing, wrong or revoked.')
  }
}

function serialize(row: store.TokenRow): ScimToken {
  return {
    id: row.id,
    beginning: row.beginning,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  }
}
