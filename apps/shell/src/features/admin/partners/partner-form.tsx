import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { AddressInput } from './address-input.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { AgreedTerms } from './agreed-terms.tsx'
import { invitationHint } from './invitation-hint.ts'
import { InviteOwner } from './invite-owner.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { usePartnerForm } from './use-partner-form.ts'
import { CheckedForm } from '../../../ui/forms/checked-form.tsx'

/** The form that creates a partner's site and invites its owner. */
export function PartnerForm() {
  const { t } = useLingui()
  const { firstField, isMailSent, markSent, uninvited, closeInvitation, ...form } = usePartnerForm()
  const { typed, change, fault, slug, problem, isPending, send } = form
  return (
    <>
      {uninvited && <InviteOwner partner={uninvited} isTyped onClose={closeInvitation} />}
      <Box onSubmitCapture={markSent} onSubmit={send} aria-labelledby="create-partner">
        <h2 id="create-partner">
          <Trans>Create partner</Trans>
        </h2>
        <Field label={t`Company Name`} error={fault('name')}>
          <TextInput
            ref={firstField}
            required
            dir="auto"
            maxLength={80}
            autoComplete="off"
            value={typed.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </Field>
        <Field label={t`Address`} {...slug}>
          <AddressInput value={typed.slug} onChange={(typedSlug) => change({ slug: typedSlug })} />
        </Field>
        <PlanChoice value={typed.plan} onChange={(plan) => change({ plan, terms: undefined })} />
        <AgreedTerms typed={typed} onChange={change} />
        <AudienceFields typed={typed} onChange={change} />
        <Field
          label={t`Owner’s email`}
          hint={isMailSent ? invitationHint() : t`You get a link to share.`}
          error={fault('ownerEmail')}
        >
          <TextInput
            required
            type="email"
            autoComplete="off"
            value={typed.ownerEmail}
            onChange={({ currentTarget }) => change({ ownerEmail: currentTarget.value })}
          />
        </Field>
        {problem && <Note tone="bad">{problem}</Note>}
        <Button type="submit" block busy={isPending} busyText={t`Creating the site...`}>
          <Trans>Create partner and invite owner</Trans>
        </Button>
        <p>{typed.vertical === 'tourism' ? <BeginsWithTourism /> : <BeginsWithProperty />}</p>
      </Box>
    </>
  )
}

function BeginsWithTourism() {
  return (
    <Trans>Starts with tourism text, 8 presenters and default colors. Billing starts when the owner accepts.</Trans>
  )
}

function BeginsWithProperty() {
  return (
    <Trans>Starts with property text, 8 presenters and default colors. Billing starts when the owner accepts.</Trans>
  )
}

const Box = styled(CheckedForm)`
  display: grid;
  gap: ${token.space[4]};
  padding: ${token.space[5]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  > p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
