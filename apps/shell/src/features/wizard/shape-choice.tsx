import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { hiddenVisually, media } from '../../ui/brand/shapes.ts'
import { shapeOptions } from './look-choices.ts'
import type { WizardDraft } from './wizard.ts'

type Shape = WizardDraft['shape']

/** The shape of the picture, as pictures of it. */
export function ShapeChoice({ shape, onChoose }: { shape: Shape; onChoose: (shape: Shape) => void }) {
  const { t } = useLingui()
  return (
    <Group>
      <legend>{t`Format`}</legend>
      <Cards>
        {shapeOptions().map(({ value, label }) => (
          <Card key={value}>
            <input type="radio" name="shape" checked={shape === value} onChange={() => onChoose(value)} />
            <Outline style={{ aspectRatio: value.replace(':', ' / ') }} aria-hidden="true" />
            <span>
              <b dir="ltr">{value}</b>
              {label}
            </span>
          </Card>
        ))}
      </Cards>
    </Group>
  )
}

const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    margin-block-end: ${token.space[2]};
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
`
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${token.space[3]};
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Card = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: 62px;
  padding: ${token.space[3]};
  border: 1px solid ${token.borderControl};
  border-radius: ${token.radius.control};
  font-size: ${token.fontSize.badge};
  line-height: 1.35;
  color: ${token.textMuted};
  cursor: pointer;
  input {
    ${hiddenVisually}
  }
  b {
    display: block;
    font-size: ${token.fontSize.body};
    color: ${token.text};
  }
  &:hover {
    background: ${token.hover};
  }
  &:has(:checked) {
    border-color: ${token.primaryEdge};
    background: ${token.primarySubtle};
    box-shadow: inset 0 0 0 1px ${token.primaryEdge};
    color: ${token.primaryText};
    b {
      color: ${token.primaryText};
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
`
const Outline = styled.i`
  flex: none;
  block-size: 26px;
  max-inline-size: 34px;
  border: 2px solid currentcolor;
  border-radius: ${token.radius.tag};
`
