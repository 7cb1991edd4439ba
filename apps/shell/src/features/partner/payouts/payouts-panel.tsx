import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Payouts } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../kit/boot.ts'
import { formatPercent } from '../../../kit/format.ts'
import { useUser } from '../../../kit/session.ts'
import { Badge, type BadgeTone } from '../../../kit/ui/badge.tsx'
import { FactList } from '../../../kit/ui/fact-list.tsx'
import { Loaded } from '../../../kit/ui/loaded.tsx'
import { Note } from '../../../kit/ui/note.tsx'
import { Panel } from '../panel.tsx'
import { mayOwn } from '../standing.ts'
import { PayoutActions } from './payout-actions.tsx'
import { usePayouts } from './queries.ts'

/** To whose account customers pay, and the way to an account of one's own. */
export function PayoutsPanel() {
  const payouts = usePayouts()
  return (
    <Panel title={t`Where your customers pay`} aside={payouts.data && <State payouts={payouts.data} />}>
      <Loaded query={payouts} title={t`Your payment account could not be loaded.`}>
        {(found) => (
          <Stack>
            <TestMode payouts={found} />
            <p>
              <Explanation payouts={found} />
            </p>
            <Facts payouts={found} />
            <Change payouts={found} />
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}

function State({ payouts: { state } }: { payouts: Payouts }) {
  const looks: Record<Payouts['state'], [tone: BadgeTone, text: string]> = {
    none: ['neutral', t`Not connected`],
    pending: ['warn', t`Waiting for you`],
    active: ['ok', t`Active`],
    off: ['neutral', t`Put aside`],
  }
  const [tone, text] = looks[state]
  return <Badge tone={tone}>{text}</Badge>
}

function TestMode({ payouts: { provider, isLive } }: { payouts: Payouts }) {
  if (provider === null)
    return (
      <Note tone="warn">
        <Trans>Nothing can be sold here yet: no payment provider is set up.</Trans>
      </Note>
    )
  if (isLive) return null
  return (
    <Note tone="warn">
      <Trans>Test mode: no real money moves, and credits cost nobody anything. Do not invite customers yet.</Trans>
    </Note>
  )
}

function Explanation({ payouts: { state } }: { payouts: Payouts }) {
  if (useBoot().isPlatform) return <Trans>Payments on this site go to the platform’s own account.</Trans>
  if (state === 'pending')
    return (
      <Trans>
        The provider still has questions about your business. Until they are answered, payments go to the platform.
      </Trans>
    )
  if (state === 'active')
    return (
      <Trans>
        New payments go straight to your account, and your name stands on the card statement. Subscriptions that began
        elsewhere are still paid there.
      </Trans>
    )
  if (state === 'off')
    return <Trans>New payments go to the platform. What was bought before stays in your account.</Trans>
  return (
    <Trans>
      Payments go to the platform. With an account of your own they go straight to you, and your name stands on the card
      statement.
    </Trans>
  )
}

function Facts({ payouts: { account, feePercent } }: { payouts: Payouts }) {
  const share = formatPercent(feePercent)
  if (useBoot().isPlatform) return null
  return (
    <FactList
      facts={[
        ...(account === null ? [] : [[t`Your account`, account] as [string, string]]),
        [t`The platform keeps`, t`${share} of each payment to your account`],
      ]}
    />
  )
}

function Change({ payouts }: { payouts: Payouts }) {
  const { data: user } = useUser()
  if (!user || useBoot().isPlatform || payouts.provider === null) return null
  if (mayOwn(user)) return <PayoutActions payouts={payouts} />
  return (
    <Small>
      <Trans>Only the owner of this site can change where money goes.</Trans>
    </Small>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  p {
    max-inline-size: 64ch;
  }
`
const Small = styled.small`
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
`
