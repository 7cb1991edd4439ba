import { t } from '@lingui/core/macro'
import type { IntegrationStatus } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { CircleCheck, CircleX } from '#icons'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'
import { StatStrip } from '../../ui/data/stat-strip.tsx'

/** The four figures at the head of the screen. */
export function Summary({ status }: { status: IntegrationStatus['status'] }) {
  const active = formatCount(status.webhooks.active)
  const { configured, service, isSent } = status.email
  return (
    <StatStrip
      stats={[
        { label: t`Webhooks`, value: formatCount(status.webhooks.count), note: t`${active} active` },
        {
          label: t`Email service`,
          value: <Mark isOn={configured && isSent} />,
          note: !configured ? t`Not configured` : isSent ? <bdi dir="ltr">{service}</bdi> : t`Stored, not sent`,
        },
        { label: t`Export types`, value: formatCount(status.exports.types.length), note: t`as JSON and CSV` },
        {
          label: t`Share platforms`,
          value: formatCount(status.socialSharing.platforms.length),
          note: t`plus any site by link`,
        },
      ]}
    />
  )
}

function Mark({ isOn }: { isOn: boolean }) {
  const Icon = isOn ? CircleCheck : CircleX
  return (
    <Ink $isOn={isOn}>
      <Icon size={30} role="img" aria-label={isOn ? t`Configured` : t`Not configured`} />
    </Ink>
  )
}

const Ink = styled.span<{ $isOn: boolean }>`
  display: flex;
  block-size: 1.2em;
  align-items: center;
  color: ${({ $isOn }) => ($isOn ? token.successText : token.dangerText)};
`
