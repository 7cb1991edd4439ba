import { t } from '@lingui/core/macro'
import { type AdminTenant, slugFault, slugOf } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { fieldFault, restFault } from '../../../lib/forms/problems.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { useAdminSystem } from '../queries.ts'
import { type NewPartner, useCreatePartner, useIsFree } from './queries.ts'
import { slugHint } from './slug-hint.ts'

const EMPTY: NewPartner = {
  name: '',
  slug: '',
  plan: 'growth',
  vertical: 'tourism',
  currency: 'USD',
  ownerEmail: '',
}

/** Returns the state of the form of a new partner: values, errors and submission. */
export function usePartnerForm() {
  const toast = useToast()
  const [typed, setTyped] = useState(EMPTY)
  // Until the address is edited, it follows the name.
  const [hasOwnSlug, setOwnSlug] = useState(false)
  // Without a mail server the invitation reaches its owner by hand only.
  const [uninvited, setUninvited] = useState<AdminTenant>()
  const [isSent, setSent] = useState(false)
  const [createdCount, setCreatedCount] = useState(0)
  const isMailSent = useAdminSystem().data?.mail.isSent !== false
  const create = useCreatePartner((partner) => {
    const name = isolated(partner.name)
    const ownerEmail = isolated(typed.ownerEmail)
    const description = t`Invitation sent to ${ownerEmail}.`
    toast({ title: t`${name} is live`, tone: 'success', ...(isMailSent ? { description } : {}) })
    if (!isMailSent) setUninvited(partner)
    setTyped(EMPTY)
    setOwnSlug(false)
    setSent(false)
    setCreatedCount((count) => count + 1)
  })
  const firstField = useFocusOnNew(createdCount, uninvited === undefined)
  const isFree = useIsFree(typed.slug)
  const problem = create.error instanceof ApiError ? create.error : undefined
  const fault = (field: string) => fieldFault(create.error, field)
  const hint = slugHint(typed.slug, isFree, isSent)
  const slugError = fault('slug') ?? (problem?.code === 'slug-taken' ? problem.text : undefined)

  function change(part: Partial<NewPartner>): void {
    if (part.slug !== undefined) setOwnSlug(part.slug !== '')
    const slug = part.name !== undefined && !hasOwnSlug ? { slug: slugOf(part.name) } : {}
    setTyped((before) => ({ ...before, ...slug, ...part }))
  }

  return {
    typed,
    firstField,
    change,
    isMailSent,
    uninvited,
    closeInvitation: () => setUninvited(undefined),
    fault,
    slug: { hint: hint.hint, error: slugError ?? hint.error },
    /** A refusal that belongs to no field. */
    problem: slugError ? undefined : restFault(create.error),
    isPending: create.isPending,
    markSent: () => setSent(true),
    send(event: SyntheticEvent): void {
      event.preventDefault()
      if (slugFault(typed.slug) === undefined && isFree !== false) create.mutate(typed)
    },
  }
}

/** Returns a ref of the field that has the focus once a partner was created and no dialog is open: the button is disabled by then. */
function useFocusOnNew(createdCount: number, isClosed: boolean) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (createdCount > 0 && isClosed) field.current?.focus()
  }, [createdCount, isClosed])
  return field
}
