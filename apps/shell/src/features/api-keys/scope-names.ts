import { t } from '@lingui/core/macro'
import type { Scope } from '@vitrine/contract'

/** Returns what each scope lets a program do. */
export function scopeNames(): Record<Scope, string> {
  return {
    'videos:read': t`Read videos, presenters and scripts`,
    'videos:write': t`Create and edit videos, presenters and scripts`,
    'people:read': t`Read the site’s users`,
    'people:write': t`Invite people, change roles, grant credits`,
    'site:read': t`Read branding, domains and prices`,
    'site:write': t`Change branding, domains and prices`,
    'figures:read': t`Read analytics and usage`,
  }
}
