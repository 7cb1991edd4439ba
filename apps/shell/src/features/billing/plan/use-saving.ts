import { t } from '@lingui/core/macro'
import type { UseMutationResult } from '@tanstack/react-query'
import { problemOr } from '@vitrine/contract/client'
import { useToast } from '../../../lib/toast/toast.ts'

type Mutation<Typed> = Pick<UseMutationResult<unknown, Error, Typed>, 'mutate' | 'isPending'>

interface Saving {
  /** What is said where the server gives no reason. */
  failedText: string
  onSaved: () => void
}

/** Saves the fields of a card. Shows a toast with the outcome. */
export function useSaving<Typed>(mutation: Mutation<Typed>, { failedText, onSaved }: Saving) {
  const toast = useToast()
  const submit = (typed: Typed) =>
    mutation.mutate(typed, {
      onSuccess: () => {
        onSaved()
        toast({ title: t`Saved`, tone: 'success' })
      },
      onError: (error) => toast({ title: t`Error`, description: problemOr(error, failedText), tone: 'destructive' }),
    })
  return { submit, isPending: mutation.isPending }
}
