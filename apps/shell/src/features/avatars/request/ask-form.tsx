import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '@vitrine/contract'
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
import { consentsKey } from '../studio/use-twin-draft.ts'
import { WrapRow } from '../../../ui/layout/stack.tsx'

/** A form that asks another person for consent, in the language they read. */
export function AskForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui()
  const showToast = useToast()
  const client = useQueryClient()
  const asking = useSubmit({
    send: (body: { personName: string; email: string; language: Language }) =>
      call('POST /api/twin-consent-requests', { body }),
    onDone() {
      void client.invalidateQueries({ queryKey: consentsKey })
      showToast({ title: t`We sent the request. The link works for 7 days.`, tone: 'success' })
      onDone()
    },
    onRefused: (error) =>
      showToast({ title: problemOr(error, t`The connection was lost. Try again.`), tone: 'destructive' }),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    void asking.submit({
      personName: text('personName'),
      email: text('email'),
      language: text('language') as Language,
    })
  }
  return (
    <Form onSubmit={submit}>
      <Field label={t`Full name of the person in the recording`} hint={t`They say it aloud when they give consent.`}>
        <TextInput name="personName" dir="auto" required maxLength={80} autoComplete="off" />
      </Field>
      <Field label={t`Their email address`}>
        <TextInput name="email" type="email" dir="ltr" required maxLength={254} autoComplete="off" />
      </Field>
      <Field label={t`Language of the consent sentence`}>
        <Select name="language" defaultValue={i18n.locale}>
          <LanguageOptions />
        </Select>
      </Field>
      <WrapRow>
        <Button type="submit" busy={asking.isPending} busyText={t`Sending...`}>
          <Trans>Send request</Trans>
        </Button>
        <Button variant="ghost" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </WrapRow>
    </Form>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  gap: ${token.space[4]};
  max-inline-size: 480px;
`
