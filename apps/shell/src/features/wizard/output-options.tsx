import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import type { Dispatch } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { Switch } from '../../ui/forms/switch.tsx'
import { ClosingFields } from './closing-fields.tsx'
import { lookChoices, lookSwitches, rareSwitches } from './look-choices.ts'
import { ShapeChoice } from './shape-choice.tsx'
import type { Wizard, WizardAction, WizardDraft } from './wizard.ts'

/** How the video comes out. Everything has its usual value, so that nobody has to choose anything. */
export function OutputOptions(props: Wizard & { dispatch: Dispatch<WizardAction> }) {
  const { draft, faults, dispatch } = props
  const boot = useBoot()
  const change = (patch: Partial<WizardDraft>) => dispatch({ type: 'change', patch })
  const switches = (list: ReturnType<typeof lookSwitches>) =>
    list.map(({ name, isAlwaysOn = false, ...words }) => (
      <Switch
        key={name}
        {...words}
        on={isAlwaysOn || draft[name]}
        disabled={isAlwaysOn}
        onChange={(on) => change({ [name]: on })}
      />
    ))
  return (
    <Box>
      <h2>
        <Trans>Format</Trans>
      </h2>
      <ShapeChoice
        shape={draft.shape}
        onChoose={(shape) => change({ shape })}
        more={draft.moreShapes}
        onMore={(moreShapes) => change({ moreShapes })}
      />
      <div>{switches(lookSwitches())}</div>
      <Disclosure title={<Trans>More options</Trans>}>
        <More>
          <Grid>
            {lookChoices().map(({ name, label, options }) => (
              <Field key={name} label={label} error={faults[name]}>
                <Select value={draft[name]} onChange={({ target }) => change({ [name]: target.value })}>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
          </Grid>
          <div>
            {switches(rareSwitches(boot))}
            <ClosingFields {...props} />
          </div>
        </More>
      </Disclosure>
    </Box>
  )
}

const Box = styled(Card)`
  display: grid;
  gap: ${token.space[3]};
  padding-block-end: 0;
  h2 {
    font-size: ${token.fontSize.lead};
  }
  > details {
    border-block-start: 1px solid ${token.border};
    border-block-end: 0;
  }
`
const More = styled.div`
  display: grid;
  gap: ${token.space[3]};
  color: ${token.text};
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[4]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
