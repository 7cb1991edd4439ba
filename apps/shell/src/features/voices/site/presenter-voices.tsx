import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PresenterVoice, SiteVoice } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import { nameOf } from '../voice-texts.ts'

/** A stock presenter of the site. */
export interface Presenter {
  presenterId: string
  name: string
}

interface PresenterVoicesProps {
  presenters: readonly Presenter[]
  /** The voices to choose from. */
  voices: readonly SiteVoice[]
  given: readonly PresenterVoice[]
  isLocked: boolean
  onChange: (given: PresenterVoice[]) => void
}

/** Assigns voices to presenters in place of their own: one for all of them, and others for single presenters. */
export function PresenterVoices({ presenters, voices, given, isLocked, onChange }: PresenterVoicesProps) {
  const voiceOf = (presenterId: string | null) => given.find((one) => one.presenterId === presenterId)?.voice ?? ''
  const isGivenToAll = voiceOf(null) !== ''

  function give(presenterId: string | null, voice: string): void {
    const others = given.filter((one) => one.presenterId !== presenterId)
    onChange(voice ? [...others, { presenterId, voice }] : others)
  }

  return (
    <Group>
      <legend>
        <Trans>Presenters’ voices</Trans>
      </legend>
      <p>
        <Trans>Videos use this voice unless someone chooses another one. It costs customers nothing extra.</Trans>
      </p>
      <Grid>
        {[{ presenterId: null, name: t`All presenters` }, ...presenters].map(({ presenterId, name }) => (
          <Field key={presenterId ?? ''} label={name}>
            <Select
              value={voiceOf(presenterId)}
              disabled={isLocked}
              onChange={({ target }) => give(presenterId, target.value)}
            >
              <option value="">
                {presenterId !== null && isGivenToAll ? t`Same as all presenters` : t`Their own voice`}
              </option>
              {voices.map((voice) => (
                <option key={voice.id} value={voice.id}>
                  {nameOf(voice)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </Grid>
    </Group>
  )
}

const Group = styled.fieldset`
  inline-size: 100%;
  legend {
    padding: 0;
    font-weight: 600;
  }
  p {
    max-inline-size: 60ch;
    margin-block-end: ${token.space[3]};
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${token.space[3]} ${token.space[4]};
`
