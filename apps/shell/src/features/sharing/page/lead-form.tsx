import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea, TextInput } from '../../../ui/forms/inputs.tsx'
import { hiddenVisually } from '../../../ui/brand/shapes.ts'
import { CutLine, FaultLine } from './fault-line.tsx'
import type { OpenVideo } from './open-video.ts'

/** A form for questions to the owner of the video. `share-page.ts` sends it and reports missing fields. */
export function LeadForm({ page }: { page: OpenVideo }) {
  const { t } = useLingui()
  const { publisher } = page
  return (
    <Card data-lead aria-labelledby="ask">
      <h2 id="ask">
        {page.vertical === 'property' ? <Trans>Ask about this home</Trans> : <Trans>Ask the guide</Trans>}
      </h2>
      <Addressee publisher={publisher} />
      <Form data-lead-form data-stamp="" noValidate>
        <LeadFields />
        <Unseen aria-hidden="true">
          <label>
            Website
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </Unseen>
        <Agreement publisher={publisher} />
        <FaultLine of="consent" texts={{ other: t`Check the box so we can reply.` }} />
        <FaultLine
          of="form"
          texts={{
            'lead-too-fast': t`That was too fast. Wait a moment, then send it again.`,
            'leads-full': t`This form can’t take more messages today. Try again tomorrow.`,
            'too-many': t`Too many messages from your network. Try again in an hour.`,
            'not-found': t`This video is no longer available, so we couldn’t send your message.`,
            other: t`Couldn’t send your message. Your text is still here. Try again in a moment.`,
          }}
        />
        <Button type="submit" variant="secondary" block data-busy={t`Sending...`}>
          <Trans>Send</Trans>
        </Button>
        <noscript>
          <p>
            <Trans>JavaScript is required to send a message. Turn it on and reload the page.</Trans>
          </p>
        </noscript>
      </Form>
      <Sent data-sent role="status" tabIndex={-1} hidden>
        <b>
          <Trans>Sent.</Trans>
        </b>{' '}
        <Trans>
          The reply goes to <bdi data-sent-to />.
        </Trans>
      </Sent>
    </Card>
  )
}

type Publisher = Pick<OpenVideo, 'publisher'>

/** The recipient of the question. */
function Addressee({ publisher }: Publisher) {
  return (
    <Lead>
      {publisher === null ? (
        <Trans>Your message goes to the person who published this video.</Trans>
      ) : (
        <Trans>
          Your message goes to <bdi>{publisher}</bdi>, who published this video.
        </Trans>
      )}
    </Lead>
  )
}

/** The consent of the person who asks, with the name of the recipient. */
function Agreement({ publisher }: Publisher) {
  return (
    <Checkbox
      name="consent"
      label={
        publisher === null ? (
          <Trans>I agree that the person who published this video may contact me about this message.</Trans>
        ) : (
          <Trans>
            I agree that <bdi>{publisher}</bdi> may contact me about this message.
          </Trans>
        )
      }
    />
  )
}

/** Fields for name, contact and question. */
function LeadFields() {
  const { t } = useLingui()
  return (
    <>
      <Field label={t({ message: 'Name', context: 'person' })}>
        <TextInput name="name" autoComplete="name" dir="auto" maxLength={120} required />
      </Field>
      <FaultLine of="name" texts={{ other: t`Enter your name.` }} />
      <Field label={t`Email`}>
        <TextInput name="email" type="email" autoComplete="email" dir="ltr" maxLength={200} />
      </Field>
      <FaultLine of="email" texts={{ other: t`Enter an email address or phone number so we can reply.` }} />
      <Field label={t`Phone`} optional>
        <TextInput name="phone" type="tel" autoComplete="tel" dir="ltr" maxLength={40} />
      </Field>
      <FaultLine of="phone" texts={{ other: t`Enter a phone number like +1 555 010 0199.` }} />
      <Field label={t`Message`} optional>
        <TextArea name="message" rows={3} dir="auto" maxLength={2000} />
      </Field>
      <CutLine of="message" text={t`This field takes up to 2,000 characters. The end of your text was left out.`} />
      <FaultLine of="message" texts={{ other: t`Keep this to 2,000 characters or fewer.` }} />
    </>
  )
}

const Lead = styled.p`
  margin-block-start: 6px;
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
const Form = styled.form`
  display: grid;
  gap: ${token.space[3]};
  margin-block-start: ${token.space[4]};
  label > span {
    font-size: ${token.fontSize.small};
  }
  &[hidden] {
    display: none;
  }
`
const Unseen = styled.div`
  ${hiddenVisually}
`
const Sent = styled.p`
  margin-block-start: ${token.space[4]};
  padding: 14px ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.successSubtle};
  overflow-wrap: anywhere;
  &[hidden] {
    display: none;
  }
`
