import type { Tenant } from '../../../platform/tenant/tenant.ts'
import { USER_SCHEMA } from './documents.ts'
import type { ScimUserRow } from './user-store.ts'

/** Returns a person as the protocol's User resource. */
export function serializeUser({ origin }: Pick<Tenant, 'origin'>, row: ScimUserRow) {
  return {
    schemas: [USER_SCHEMA],
    id: row.id,
    ...(row.external_id ? { externalId: row.external_id } : {}),
    userName: userNameOf(row),
    ...(row.display_name ? { displayName: row.display_name, name: { formatted: row.display_name } } : {}),
    ...(row.email ? { emails: [{ value: row.email, primary: true }] } : {}),
    active: row.disabled_at === null,
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      location: `${origin}/scim/v2/Users/${row.id}`,
    },
  }
}

/** Returns the address, or the username of people without one. */
export function userNameOf({ email, username }: Pick<ScimUserRow, 'email' | 'username'>): string {
  return email ?? username
}
