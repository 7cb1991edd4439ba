import { t } from '@lingui/core/macro'
import { slugFault } from '@vitrine/contract'

/** Returns the hint below the address field, or its error. An empty address is an error once the form was sent. */
export function slugHint(slug: string, isFree: boolean | undefined, isSent = false): { hint?: string; error?: string } {
  if (slug === '' && isSent) return { error: t`Enter an address.` }
  if (slug === '') return { hint: t`You can add a custom domain later.` }
  const fault = slugFault(slug)
  if (fault === 'length') return { error: t`Use 3 to 40 characters.` }
  if (fault === 'characters')
    return { error: t`Use lowercase letters, digits and single hyphens. Start with a letter.` }
  if (fault === 'reserved') return { error: t`This name is reserved. Choose another one.` }
  if (isFree === false) return { error: t`Taken.` }
  return { hint: isFree ? t`Available. You can add a custom domain later.` : t`Checking availability...` }
}
