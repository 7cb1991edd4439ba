import { useLingui } from '@lingui/react/macro'
import { BUTTON_CHARACTERS_MAX } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { Dispatch } from 'react'
import styled from 'styled-components'
import { Field } from '../../ui/forms/field.tsx'
import { TextInput } from '../../ui/forms/inputs.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { media } from '../../ui/brand/shapes.ts'
import type { Wizard, WizardAction, WizardDraft } from './wizard.ts'
import { completeAddress } from '../../lib/forms/web-address.ts'

type Closing = WizardDraft['closing']

/** The last seconds of a video: a line to act on and ways to get in touch. */
export function ClosingFields({ draft: { closing }, faults, dispatch }: Wizard & { dispatch: Dispatch<WizardAction> }) {
  const { t } = useLingui()
  const change = (patch: Partial<Closing>) => dispatch({ type: 'change', patch: { closing: { ...closing, ...patch } } })
  return (
    <div>
      <Switch
        label={t`End card`}
        text={t`A headline and a QR code linking to your page`}
        on={closing.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      {closing.isOn && <Contacts closing={closing} faults={faults} change={change} />}
    </div>
  )
}

interface ContactsProps {
  closing: Closing
  faults: Wizard['faults']
  change: (patch: Partial<Closing>) => void
}

function Contacts({ closing, faults, change }: ContactsProps) {
  const { t } = useLingui()
  return (
    <Grid>
      <Wide>
        <Field label={t`Call to action`} error={faults['closing.line']}>
          <TextInput
            value={closing.line}
            maxLength={80}
            dir="auto"
            placeholder={t`Book today`}
            onChange={({ target }) => change({ line: target.value })}
          />
        </Field>
      </Wide>
      <ButtonLabel closing={closing} faults={faults} change={change} />
      <Field label={t`Phone`} optional error={faults['closing.phone']}>
        <TextInput
          type="tel"
          autoComplete="tel"
          dir="ltr"
          value={closing.phone}
          maxLength={32}
          onChange={({ target }) => change({ phone: target.value })}
        />
      </Field>
      <Field label={t`Email`} optional error={faults['closing.email']}>
        <TextInput
          type="email"
          autoComplete="email"
          dir="ltr"
          value={closing.email}
          maxLength={120}
          onChange={({ target }) => change({ email: target.value })}
        />
      </Field>
      <Wide>
        <Field label={t`Link`} optional hint={t`Shown as a QR code`} error={faults['closing.url']}>
          <TextInput
            type="url"
            dir="ltr"
            placeholder="https://"
            value={closing.url}
            maxLength={300}
            onChange={({ target }) => change({ url: target.value })}
            onBlur={() => change({ url: completeAddress(closing.url) })}
          />
        </Field>
      </Wide>
    </Grid>
  )
}

function ButtonLabel({ closing, faults, change }: ContactsProps) {
  const { t } = useLingui()
  return (
    <Wide>
      <Field
        label={t`Button label`}
        optional
        hint={t`If empty, the button shows the website, phone number or email.`}
        error={faults['closing.button']}
      >
        <TextInput
          value={closing.button}
          maxLength={BUTTON_CHARACTERS_MAX}
          dir="auto"
          onChange={({ target }) => change({ button: target.value })}
        />
      </Field>
    </Wide>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[4]};
  padding-block-end: ${token.space[4]};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Wide = styled.div`
  grid-column: 1 / -1;
`
