import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { useVoiceModels } from './queries.ts'
import { VoiceRow } from './voice-row.tsx'

/** The neural voices that can be installed on this server. */
export function VoicesCard() {
  const { t } = useLingui()
  return (
    <Part aria-labelledby="voices-title">
      <h2 id="voices-title">
        <Trans>Natural voices</Trans>
      </h2>
      <p>
        <Trans>These voices run on this server. Read the license before you install one.</Trans>
      </p>
      <Loaded query={useVoiceModels()} title={t`Couldn’t load the voices.`}>
        {(models) => (
          <List>
            {models.map((model) => (
              <VoiceRow key={model.id} model={model} />
            ))}
          </List>
        )}
      </Loaded>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  margin-block-start: ${token.space[7]};
  > p {
    color: ${token.textMuted};
  }
`
const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
