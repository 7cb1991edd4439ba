import { Trans, useLingui } from '@lingui/react/macro'
import type { Language, TwinConsent } from '@vitrine/contract'
import { call, problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import type { FormEvent } from 'react'
import styled from 'styled-components'
import { useSubmit } from '../../../lib/forms/use-submit.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { LanguageOptions } from '../../../ui/forms/language-options.tsx'

interface Started {
  consent: TwinConsent
  twinName: string
}

interface StartFormProps {
  isFocused: boolean
  onStarted: (started: Started) => void
}

/** A form for the recorded person, the language, and the name of the twin. */
export function StartForm({ isFocused, onStarted }: StartFormProps) {
  const { t, i18n } = useLingui()
  const showToast = useToast()
  const start = useSubmit({
    send: async ({ twinName, ...body }: { twinName: string; personName: string; language: Language }) => ({
      twinName,
      consent: await call('POST /api/twin-consents', { body }),
    }),
    onDone: onStarted,
    onRefused: (error) =>
      showToast({ title: problemOr(error, t`The connection was lost. Try again.`), tone: 'destructive' }),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    void start.submit({
      twinName: text('twinName'),
      personName: text('personName'),
      language: text('language') as Language,
    })
  }
  return (
    <Form onSubmit={submit}>
      <Field label={t`Full name of the person in the recording`} hint={t`They say it aloud when they give consent.`}>
        <TextInput name="personName" dir="auto" required maxLength={80} autoComplete="name" autoFocus={isFocused} />
      </Field>
      <Field label={t`Twin name`}>
        <TextInput name="twinName" dir="auto" required maxLength={60} />
      </Field>
      <Field label={t`Language of the consent sentence`}>
        <Select name="language" defaultValue={i18n.locale}>
          <LanguageOptions />
        </Select>
      </Field>
      <Button type="submit" busy={start.isPending} busyText={t`Starting...`}>
        <Trans>Start recording</Trans>
      </Button>
    </Form>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  gap: ${token.space[4]};
  max-inline-size: 480px;
  > button {
    justify-self: start;
  }
`
