import { t } from '@lingui/core/macro'
import { slugFault } from '@vitrine/contract'

/** What stands below the address while it is typed. */
export function slugHint(slug: string, isFree: boolean | undefined): { hint?: string; error?: string } {
  if (slug === '') return { hint: t`An own domain can be added later.` }
  const fault = slugFault(slug)
  if (fault === 'length') return { error: t`Use 3 to 40 characters.` }
  if (fault === 'characters')
    return { error: t`Use small letters, digits and single hyphens, beginning with a letter.` }
  if (fault === 'reserved') return { error: t`This name is kept for the platform itself. Choose another one.` }
  if (isFree === false) return { error: t`Taken.` }
  return { hint: isFree ? t`Free. An own domain can be added later.` : t`Looking whether it is free...` }
}
