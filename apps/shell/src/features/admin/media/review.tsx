import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { useAvatarReview } from './media-queries.ts'

/** The decision on a digital twin, after both recordings were played. */
export function Review({ id }: { id: string }) {
  const review = useAvatarReview(id)
  const showToast = useToast()
  const [isRejecting, setRejecting] = useState(false)
  const onError = (error: unknown) =>
    showToast({ title: problemOr(error, t`The connection was lost. Try again.`), tone: 'destructive' })
  function reject(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    review.mutate({ act: 'reject', reason }, { onError })
  }
  return (
    <Panel title={t`Review`}>
      <p>
        <Trans>
          Play both recordings. Is it the same person, do they read the sentence above including this code, and do they
          consent freely?
        </Trans>
      </p>
      <Ways>
        <Button
          busy={review.isPending}
          busyText={t`Saving...`}
          onClick={() => review.mutate({ act: 'approve' }, { onError })}
        >
          <Trans>Approve</Trans>
        </Button>
        <Button variant="secondary" aria-expanded={isRejecting} onClick={() => setRejecting(!isRejecting)}>
          <Trans>Reject</Trans>
        </Button>
      </Ways>
      {isRejecting && (
        <Form onSubmit={reject}>
          <Field label={t`Reason (shown to the customer)`}>
            <TextInput name="reason" dir="auto" required minLength={3} maxLength={300} />
          </Field>
          <Button type="submit" busy={review.isPending} busyText={t`Saving...`}>
            <Trans>Reject twin</Trans>
          </Button>
        </Form>
      )}
    </Panel>
  )
}

const Ways = styled.div`
  margin-block-start: ${token.space[3]};
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`
const Form = styled(CheckedForm)`
  display: grid;
  justify-items: start;
  gap: ${token.space[3]};
`
