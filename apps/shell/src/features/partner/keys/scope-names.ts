import { t } from '@lingui/core/macro'
import type { Scope } from '@vitrine/contract'

/** What each scope lets a program do. */
export function scopeNames(): Record<Scope, string> {
  return {
    'videos:read': t`Read videos, presenters and scripts`,
    'videos:write': t`Make and change videos, presenters and scripts`,
    'people:read': t`Read the people of the site`,
    'people:write': t`Invite people, change roles, give credits`,
    'site:read': t`Read brand, domains and prices`,
    'site:write': t`Change brand, domains and prices`,
    'figures:read': t`Read figures and usage`,
  }
}
