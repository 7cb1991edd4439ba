import { holdsUnstorable } from '../../../platform/http/bodies/validate.ts'
import { ScimError } from './scim-error.ts'

const BY_ATTRIBUTE = /^\s*(userName|externalId)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i

/**
 * Returns what a filter compares: providers look people up by these two attributes before they create them. Throws a ScimError.
 */
export function readFilter(filter: string | undefined): { userName?: string; externalId?: string } {
  if (filter === undefined) return {}
  const [, attribute, quoted] = BY_ATTRIBUTE.exec(filter) ?? []
  try {
    if (attribute && quoted) {
      const value = JSON.parse(quoted) as string
      const wanted = attribute.toLowerCase() === 'username' ? { userName: value } : { externalId: value }
      if (!holdsUnstorable(wanted)) return wanted
    }
  } catch {
    // The error below reports it.
  }
  throw new ScimError(400, 'Filter with userName eq "…" or externalId eq "…".', 'invalidFilter')
}
