import type { Rule } from '../fault.ts'
import { linksOf } from '../links.ts'
import { isTest } from '../source-file.ts'

// Each of these has work that belongs to no single tenant. The list is short on purpose: every name on it is a place
// where a mistake shows one tenant the rows of another.
const allowed = [
  'apps/core/src/platform/db/',
  'apps/core/src/platform/queue.ts',
  'apps/core/src/platform/events.ts',
  'apps/core/src/features/tenants/store.ts',
  'apps/core/src/features/videos/jobs.ts',
  'apps/core/src/features/admin/store.ts',
]

/** `asSystem` sees all tenants, so only a few files may import it. */
export const asSystem: Rule = (files) =>
  linksOf(files).flatMap(({ from, line, names }) => {
    if (
      !names.includes('asSystem') ||
      !from.startsWith('apps/core/') ||
      isTest(from) ||
      allowed.some((place) => from.startsWith(place))
    )
      return []
    const message =
      'imports asSystem. Use inTenant; work across tenants lives in the files listed in rules/as-system.ts.'
    return [{ rule: 'as-system', file: from, line, message }]
  })
