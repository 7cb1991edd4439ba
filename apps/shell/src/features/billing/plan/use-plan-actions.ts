import { t } from '@lingui/core/macro'
import { useToast } from '../../../lib/toast/toast.ts'
import { useEnding, usePortal } from './queries.ts'

/** Returns the actions on the person's plan, each with a message about its result. */
export function usePlanActions() {
  const toast = useToast()
  const cancelling = useEnding('POST /api/billing/cancel-subscription')
  const reactivating = useEnding('POST /api/billing/reactivate-subscription')
  const opening = usePortal()
  const fail = (description: string) => toast({ title: t`Error`, description, tone: 'destructive' })

  return {
    isCancelling: cancelling.isPending,
    isReactivating: reactivating.isPending,
    isOpening: opening.isPending || opening.isSuccess,
    cancel: (onSettled: () => void) =>
      cancelling.mutate(undefined, {
        onSuccess: () =>
          toast({
            title: t`Subscription canceled`,
            description: t`Your subscription will end at the current billing period.`,
            tone: 'success',
          }),
        onError: () => fail(t`Failed to cancel subscription. Please try again.`),
        onSettled,
      }),
    reactivate: () =>
      reactivating.mutate(undefined, {
        onSuccess: () =>
          toast({
            title: t`Subscription reactivated`,
            description: t`Your subscription has been reactivated successfully.`,
            tone: 'success',
          }),
        onError: () => fail(t`Failed to reactivate subscription. Please try again.`),
      }),
    openPortal: () =>
      opening.mutate(undefined, {
        onSuccess: ({ url }) => location.assign(url),
        onError: () => fail(t`Failed to access billing portal. Please try again.`),
      }),
  }
}
