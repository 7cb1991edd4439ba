import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import type { VideoOutput } from '../../lib/video-output.ts'
import { media } from '../../ui/brand/shapes.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { lookChoices, lookSwitches, rareSwitches } from './look-choices.ts'
import { MusicMoodChoice } from './music-mood-choice.tsx'
import { ShapeChoice } from './shape-choice.tsx'

interface OutputFieldsProps {
  output: VideoOutput
  onChange: (patch: Partial<VideoOutput>) => void
  faults?: Partial<Record<keyof VideoOutput, string>>
  /** The scope of the settings, where it is more than one video. */
  text?: string
  /** A further choice of one out of several. */
  choice?: ReactNode
  /** Further rare choices. */
  children?: ReactNode
}

/** Fields for the output of a video. Every field has a default. */
export function OutputFields({ output, onChange, faults = {}, text, choice, children }: OutputFieldsProps) {
  const boot = useBoot()
  const switches = (list: ReturnType<typeof lookSwitches>) =>
    list.map(({ name, isAlwaysOn = false, ...words }) => (
      <Switch
        key={name}
        {...words}
        on={isAlwaysOn || output[name]}
        disabled={isAlwaysOn}
        onChange={(on) => onChange({ [name]: on })}
      />
    ))
  return (
    <Box>
      <h2>
        <Trans>Format</Trans>
      </h2>
      {text && <Text>{text}</Text>}
      <ShapeChoice
        shape={output.shape}
        onChoose={(shape) => onChange({ shape })}
        more={output.moreShapes}
        onMore={(moreShapes) => onChange({ moreShapes })}
      />
      <div>{switches(lookSwitches())}</div>
      {output.music && (
        <MusicMoodChoice
          mood={output.musicMood}
          onChoose={(musicMood) => onChange({ musicMood })}
          error={faults.musicMood}
        />
      )}
      <Disclosure title={<Trans>More options</Trans>}>
        <More>
          <Grid>
            {lookChoices().map(({ name, label, options }) => (
              <Field key={name} label={label} error={faults[name]}>
                <Select value={output[name]} onChange={({ target }) => onChange({ [name]: target.value })}>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </Select>
              </Field>
            ))}
            {choice}
          </Grid>
          <div>
            {switches(rareSwitches(boot))}
            {children}
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
  > details h3 {
    font-size: 1rem;
  }
  > details {
    border-block-start: 1px solid ${token.border};
    border-block-end: 0;
  }
`
const Text = styled.p`
  margin-block-start: calc(-1 * ${token.space[2]});
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
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
