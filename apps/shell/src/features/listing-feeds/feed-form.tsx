import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { FeedInterval } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { type FormEvent, useState } from 'react'
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
  const [url, setUrl] = useState('')
  const [everyHours, setEveryHours] = useState<FeedInterval>(24)
  const send = (event: FormEvent) => {
    event.preventDefault()
    add.mutate({ url, everyHours }, { onSuccess: () => setUrl('') })
  }
  return (
    <Line onSubmit={send}>
      <Field
        label={t`Feed URL`}
        hint={t`CSV, JSON or XML with one entry per listing`}
        error={add.error ? faultOf(add.error) : undefined}
      >
        <TextInput
          type="url"
          dir="ltr"
          required
          placeholder="https://example.com/listings.xml"
          value={url}
          onChange={({ target }) => setUrl(target.value.trim())}
        />
      </Field>
      <Field label={t`Check for changes`}>
        <Select value={everyHours} onChange={({ target }) => setEveryHours(Number(target.value) as FeedInterval)}>
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
