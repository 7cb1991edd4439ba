import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/inputs.tsx'
import { FaultLine } from './fault-line.tsx'

/** The password of a video. */
export function UnlockForm() {
  const { t } = useLingui()
  return (
    <Form data-unlock-form noValidate>
      <Field label={t`Password`}>
        <TextInput name="password" type="password" autoComplete="off" dir="ltr" maxLength={200} required />
      </Field>
      <FaultLine
        of="form"
        texts={{
          'share-password-wrong': t`Wrong password. Ask the person who sent you the link.`,
          'too-many': t`Too many attempts. Wait 15 minutes and try again.`,
          other: t`Something went wrong. Try again in a moment.`,
        }}
      />
      <Button type="submit" block data-busy={t`One moment...`}>
        <Trans>Watch</Trans>
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[3]};
  inline-size: min(340px, 100%);
  margin-block-start: ${token.space[4]};
  text-align: start;
`
