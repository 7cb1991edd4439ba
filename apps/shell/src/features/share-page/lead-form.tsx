import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Button } from '../../kit/ui/button.tsx'
import { Card } from '../../kit/ui/card.tsx'
import { Checkbox } from '../../kit/ui/checkbox.tsx'
import { Field } from '../../kit/ui/field.tsx'
import { TextArea, TextInput } from '../../kit/ui/inputs.tsx'
import { hiddenVisually } from '../../kit/ui/shapes.ts'
import { FaultLine } from './fault-line.tsx'
import type { OpenFilm } from './open-film.ts'

/** A question to whoever shows the film. It is sent by `watch.ts`, which also says what is missing. */
export function LeadForm({ page }: { page: OpenFilm }) {
  const { t } = useLingui()
  const owner = page.owner
  return (
    <Card data-lead aria-labelledby="ask">
      <h2 id="ask">
        {page.vertical === 'property' ? <Trans>Ask about this home</Trans> : <Trans>Ask the guide</Trans>}
      </h2>
      <Lead>
        <Trans>
          Your message goes to <bdi>{owner}</bdi> and to nobody else.
        </Trans>
      </Lead>
      <Form data-lead-form data-stamp="" noValidate>
        <LeadFields />
        <Unseen aria-hidden="true">
          <label>
            Website
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </Unseen>
        <Checkbox
          name="consent"
          label={
            <Trans>
              I agree that <bdi>{owner}</bdi> may contact me to answer this message.
            </Trans>
          }
        />
        <FaultLine of="consent" texts={{ other: t`Tick the box, so that we may answer.` }} />
        <FaultLine
          of="form"
          texts={{
            'lead-too-fast': t`That was very quick. Wait a moment and send it again.`,
            'leads-full': t`No more messages can be taken here today. Try again tomorrow.`,
            'too-many': t`Too many messages came from your network. Try again in an hour.`,
            'not-found': t`This video is no longer available, so the message could not be sent.`,
            other: t`That did not work. What you wrote is still here; try again in a moment.`,
          }}
        />
        <Button type="submit" variant="secondary" block data-busy={t`Sending...`}>
          <Trans>Send</Trans>
        </Button>
        <noscript>
          <p>
            <Trans>Sending needs JavaScript. Switch it on in your browser and load the page again.</Trans>
          </p>
        </noscript>
      </Form>
      <Sent data-sent role="status" tabIndex={-1} hidden>
        <b>
          <Trans>Sent.</Trans>
        </b>{' '}
        <Trans>
          The answer comes to <bdi data-sent-to />.
        </Trans>
      </Sent>
    </Card>
  )
}

/** Who asks, how to reach them, and what. */
function LeadFields() {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Name`}>
        <TextInput name="name" autoComplete="name" dir="auto" maxLength={120} required />
      </Field>
      <FaultLine of="name" texts={{ other: t`Write your name.` }} />
      <Field label={t`Email`}>
        <TextInput name="email" type="email" autoComplete="email" dir="ltr" maxLength={200} />
      </Field>
      <FaultLine of="email" texts={{ other: t`Leave an email address or a phone number, so that we can answer.` }} />
      <Field label={t`Phone`} optional>
        <TextInput name="phone" type="tel" autoComplete="tel" dir="ltr" maxLength={40} />
      </Field>
      <FaultLine of="phone" texts={{ other: t`Enter a phone number, like +1 555 010 0199.` }} />
      <Field label={t`Message`}>
        <TextArea name="message" rows={3} dir="auto" maxLength={2000} />
      </Field>
      <FaultLine of="message" texts={{ other: t`Keep this under 2000 characters.` }} />
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
