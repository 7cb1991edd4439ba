import { Trans, useLingui } from '@lingui/react/macro'
import type { ShareLink } from '@vitrine/contract'
import { ApiError, problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { changeFrom, isPast, localMoment } from './page-choices.ts'
import { useLinkActions } from '../../lib/sharing/share-link.ts'
import { CheckedForm } from '../../ui/forms/checked-form.tsx'

/** Settings of a video's share page: content, access and expiry. */
export function PageForm({ id, link }: { id: string; link: ShareLink }) {
  const { t } = useLingui()
  const toast = useToast()
  const { change } = useLinkActions(id)
  const [isTooEarly, setTooEarly] = useState(false)
  const faultOf = (field: string) => {
    if (field === 'expiresAt' && isTooEarly) return t`Choose a time in the future.`
    return change.error instanceof ApiError
      ? change.error.problem?.fields?.find((one) => one.field === field)?.message
      : undefined
  }

  function save(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = changeFrom(new FormData(event.currentTarget))
    const hasPassed = wanted.expiresAt !== link.expiresAt && isPast(wanted.expiresAt)
    setTooEarly(hasPassed)
    if (hasPassed) return
    change.mutate(wanted, {
      onSuccess: () => toast({ title: t`Saved`, tone: 'success' }),
      onError(error) {
        // Errors of fields are shown at the fields.
        if (error instanceof ApiError && error.problem?.fields?.length) return
        toast({
          title: t`Error`,
          description: problemOr(error, t`Couldn’t save. Try again.`),
          tone: 'destructive',
        })
      },
    })
  }

  return (
    <Form onSubmit={save} noValidate>
      <Field label={t`Publisher name`} hint={t`Viewers see this name.`} error={faultOf('shownAs')}>
        <TextInput name="shownAs" dir="auto" defaultValue={link.shownAs} placeholder={link.ownName} maxLength={80} />
      </Field>
      <PasswordField link={link} faultOf={faultOf} />
      <ActionFields link={link} faultOf={faultOf} />
      <TimeFields link={link} faultOf={faultOf} />
      <Checks>
        <Checkbox name="asksLeads" defaultChecked={link.asksLeads} label={t`Let viewers ask questions`} />
        <Checkbox name="isIndexed" defaultChecked={link.isIndexed} label={t`Allow search engines to list this page`} />
      </Checks>
      <Button type="submit" busy={change.isPending} busyText={t`Saving...`}>
        <Trans>Save</Trans>
      </Button>
    </Form>
  )
}

interface PartProps {
  link: ShareLink
  faultOf: (field: string) => string | undefined
}

function ActionFields({ link: { callToAction }, faultOf }: PartProps) {
  const { t } = useLingui()
  const { vertical } = useBoot()
  return (
    <>
      <Field label={t`Button next to the video`} optional error={faultOf('callToAction.label')}>
        <TextInput
          name="label"
          dir="auto"
          defaultValue={callToAction?.label}
          placeholder={vertical === 'property' ? t`Book a showing` : t`Book now`}
          maxLength={40}
        />
      </Field>
      <Field label={t`Button link`} optional error={faultOf('callToAction.url')}>
        <TextInput
          name="url"
          type="url"
          dir="ltr"
          defaultValue={callToAction?.url}
          placeholder="https://"
          maxLength={500}
        />
      </Field>
      <Wide>
        <Field label={t`Headline`} optional error={faultOf('callToAction.text')}>
          <TextInput name="text" dir="auto" defaultValue={callToAction?.text} maxLength={140} />
        </Field>
      </Wide>
    </>
  )
}

function PasswordField({ link, faultOf }: PartProps) {
  const { t } = useLingui()
  return (
    <div>
      <Field
        label={t`Password`}
        optional
        hint={link.hasPassword ? t`A password is set. Leave this blank to keep it.` : undefined}
        error={faultOf('password')}
      >
        <TextInput name="password" type="password" autoComplete="new-password" dir="ltr" maxLength={200} />
      </Field>
      {link.hasPassword && <Checkbox name="opens" label={t`Remove password`} />}
    </div>
  )
}

function TimeFields({ link, faultOf }: PartProps) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Available from`} optional error={faultOf('heldUntil')}>
        <TextInput name="heldUntil" type="datetime-local" dir="ltr" defaultValue={localMoment(link.heldUntil)} />
      </Field>
      <Field label={t`Expires on`} optional error={faultOf('expiresAt')}>
        <TextInput name="expiresAt" type="datetime-local" dir="ltr" defaultValue={localMoment(link.expiresAt)} />
      </Field>
    </>
  )
}

const Form = styled(CheckedForm)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token.space[4]};
  button {
    justify-self: start;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Wide = styled.div`
  grid-column: 1 / -1;
`
const Checks = styled(Wide)`
  display: grid;
`
