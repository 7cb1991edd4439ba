import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FeedInterval } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, TextInput } from '../../ui/forms/inputs.tsx'
import { IntervalOptions } from './interval-options.tsx'
import { useFeedActions } from './queries.ts'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'

/** Adds a feed, whose listings are then in a batch at once. */
export function FeedForm() {
  const { add } = useFeedActions()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [url, everyHours] = [String(typed.get('url')).trim(), Number(typed.get('everyHours')) as FeedInterval]
    add.mutate({ url, everyHours }, { onSuccess: () => form.reset() })
  }
  return (
    <Line onSubmit={send}>
      <Field
        label={t`Feed URL`}
        hint={t`CSV, JSON or XML with one entry per listing`}
        error={add.error ? faultOf(add.error) : undefined}
      >
        <TextInput name="url" type="url" dir="ltr" required placeholder="https://example.com/listings.xml" />
      </Field>
      <Field label={t`Check for changes`}>
        <Select name="everyHours" defaultValue={24 satisfies FeedInterval}>
          <IntervalOptions />
        </Select>
      </Field>
      <Button type="submit" variant="secondary" busy={add.isPending} busyText={t`Reading...`}>
        <Trans>Add feed</Trans>
      </Button>
    </Line>
  )
}

const Line = styled(CheckedForm)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[3]} ${token.space[4]};
  > :first-child {
    flex: 1 1 280px;
  }
  > :nth-child(2) {
    flex: 0 1 180px;
  }
  /* Beside the controls, which have a label above them. */
  > button {
    margin-block-start: 30px;
  }
`
