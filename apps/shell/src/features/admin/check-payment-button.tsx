import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UseMutationResult } from '@tanstack/react-query'
import { problemOr } from '@vitrine/contract/client'
import { type Toast, useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'

interface CheckPaymentButtonProps<Answer> {
  id: string
  replay: Pick<UseMutationResult<Answer, Error, string>, 'mutate' | 'isPending'>
  /** Returns the toast that reports the answer. */
  toastOf: (answer: Answer) => Toast
}

/** Checks a payment again. Shows a toast with the outcome. */
export function CheckPaymentButton<Answer>({ id, replay, toastOf }: CheckPaymentButtonProps<Answer>) {
  const showToast = useToast()
  const check = () =>
    replay.mutate(id, {
      onSuccess: (answer) => showToast(toastOf(answer)),
      onError: (error) =>
        showToast({
          title: t`Error`,
          description: problemOr(error, t`Couldn’t check the payment.`),
          tone: 'destructive',
        }),
    })
  return (
    <Button variant="secondary" busy={replay.isPending} busyText={t`Checking...`} onClick={check}>
      <Trans>Check again</Trans>
    </Button>
  )
}
