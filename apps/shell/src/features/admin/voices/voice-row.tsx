import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { VoiceModel } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount, formatList, formatPercent } from '../../../lib/i18n/format.ts'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { TextLink } from '../../../ui/controls/text-link.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { VoiceActions } from './voice-actions.tsx'
import { faultText, noteText } from './voice-texts.ts'

const BYTES_PER_MB = 1_000_000

/** A model of the catalogue: its people, licence and state, and what can be done with it. */
export function VoiceRow({ model }: { model: VoiceModel }) {
  const { voices, languages, licence, licenceUrl, note, fault } = model
  const name = formatList(voices.map((voice) => voice.name))
  return (
    <Row>
      <Facts>
        <h3>
          <bdi>{name}</bdi> <State model={model} />
        </h3>
        <p>
          {formatList(languages.map(languageName))} · {sizeOf(model)} ·{' '}
          {model.speed === 'fast' ? <Trans context="voice">Fast</Trans> : <Trans>Slower to create, fuller sound</Trans>}
        </p>
        <p>
          <TextLink href={licenceUrl} target="_blank" rel="noreferrer">
            <bdi>{licence}</bdi>
          </TextLink>{' '}
          · {model.commercialUse === 'allowed' ? t`Commercial use allowed` : t`Commercial use unclear`}
        </p>
        {note && <p>{noteText(note)}</p>}
        {fault && <Fault role="status">{faultText(fault)}</Fault>}
        <Progress model={model} name={name} />
      </Facts>
      <VoiceActions model={model} name={name} />
    </Row>
  )
}

function sizeOf({ totalBytes }: VoiceModel): string {
  if (totalBytes === null) return t`Size unknown`
  const megabytes = formatCount(Math.round(totalBytes / BYTES_PER_MB))
  return t`${megabytes} MB`
}

function State({ model: { state, isVerified } }: { model: VoiceModel }) {
  if (state === 'installed')
    return (
      <Badge tone="ok">
        <Trans>Installed</Trans>
      </Badge>
    )
  if (state === 'installing')
    return (
      <Badge tone="run">
        <Trans>Installing</Trans>
      </Badge>
    )
  return isVerified ? null : (
    <Badge tone="warn">
      <Trans>Unverified</Trans>
    </Badge>
  )
}

function Progress({ model: { state, receivedBytes, totalBytes }, name }: { model: VoiceModel; name: string }) {
  if (state !== 'installing' || totalBytes === null) return null
  const percent = Math.floor((receivedBytes / totalBytes) * 100)
  return (
    <Line>
      <ProgressBar value={percent} label={t`Installing ${name}`} />
      <span>{formatPercent(percent)}</span>
    </Line>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[5]};
  padding-block: ${token.space[4]};
  border-block-end: 1px solid ${token.border};
`
const Facts = styled.div`
  display: grid;
  flex: 1 1 18rem;
  gap: ${token.space[1]};
  color: ${token.textMuted};
  h3 {
    color: ${token.text};
    font-size: ${token.fontSize.control};
  }
`
const Fault = styled.p`
  color: ${token.dangerText};
`
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
`
