import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { type VideoShape, shapeOptions } from '../../lib/video-shapes.ts'
import { ShapeOutline } from '../../ui/brand/shape-outline.tsx'
import { hiddenVisually, media } from '../../ui/brand/shapes.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { SmallText } from '../../ui/layout/small-text.tsx'

interface ShapeChoiceProps {
  shape: VideoShape
  onChoose: (shape: VideoShape) => void
  /** Further formats to create in addition. */
  more: readonly VideoShape[]
  onMore: (shapes: VideoShape[]) => void
}

/** The format of the video as picture cards, and further formats to create of it. */
export function ShapeChoice(props: ShapeChoiceProps) {
  return (
    <>
      <MainShape {...props} />
      <MoreShapes {...props} />
    </>
  )
}

function MainShape({ shape, onChoose }: ShapeChoiceProps) {
  const { t } = useLingui()
  return (
    <Group>
      <HiddenLegend>{t`Format`}</HiddenLegend>
      <Cards>
        {shapeOptions().map(({ value, label }) => (
          <Card key={value}>
            <input type="radio" name="shape" checked={shape === value} onChange={() => onChoose(value)} />
            <ShapeOutline shape={value} />
            <span>
              <b>
                <bdi dir="ltr">{value}</bdi>
              </b>
              {label}
            </span>
          </Card>
        ))}
      </Cards>
    </Group>
  )
}

function MoreShapes({ shape, more, onMore }: ShapeChoiceProps) {
  const { t } = useLingui()
  return (
    <Group>
      <legend>{t`Also create in`}</legend>
      <Line>
        {shapeOptions()
          .filter(({ value }) => value !== shape)
          .map(({ value }) => (
            <Checkbox
              key={value}
              label={<bdi dir="ltr">{value}</bdi>}
              checked={more.includes(value)}
              onChange={({ target }) =>
                onMore(target.checked ? [...more, value] : more.filter((other) => other !== value))
              }
            />
          ))}
      </Line>
      <SmallText>{t`Free. Created once the video is ready, each laid out for its format instead of cropped.`}</SmallText>
    </Group>
  )
}

const Group = styled.fieldset`
  legend {
    padding: 0;
    margin-block-end: ${token.space[2]};
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
`
/** The heading above already shows this text. */
const HiddenLegend = styled.legend`
  ${hiddenVisually}
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
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token.space[5]};
`
