import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Payouts } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatPercent } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/session.ts'
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { mayOwn } from '../../../lib/session/effective-role.ts'
import { PayoutActions } from './payout-actions.tsx'
import { usePayouts } from './queries.ts'

/** Shows which account customers pay into, and lets the site owner connect their own. */
export function PayoutsPanel() {
  const payouts = usePayouts()
  return (
    <Panel title={t`Payouts`} aside={payouts.data && <State payouts={payouts.data} />}>
      <Loaded query={payouts} title={t`Couldn’t load your payout account.`}>
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
    pending: ['warn', t`Action required`],
    active: ['ok', t`Active`],
    off: ['neutral', t`Disconnected`],
  }
  const [tone, text] = looks[state]
  return <Badge tone={tone}>{text}</Badge>
}

function TestMode({ payouts: { provider, isLive } }: { payouts: Payouts }) {
  if (provider === null)
    return (
      <Note tone="warn">
        <Trans>Sales are off: no payment provider is set up.</Trans>
      </Note>
    )
  if (isLive) return null
  return (
    <Note tone="warn">
      <Trans>Test mode: no real payments are made and credits are free. Don’t invite customers yet.</Trans>
    </Note>
  )
}

function Explanation({ payouts: { state } }: { payouts: Payouts }) {
  if (useBoot().isPlatform) return <Trans>Payments on this site go to the platform’s own account.</Trans>
  if (state === 'pending')
    return (
      <Trans>The provider still needs information about your business. Until then, payments go to the platform.</Trans>
    )
  if (state === 'active')
    return (
      <Trans>
        New payments go directly to your account, and your name appears on card statements. Subscriptions started with
        another account are still paid to that account.
      </Trans>
    )
  if (state === 'off') return <Trans>New payments go to the platform. Earlier purchases stay in your account.</Trans>
  return (
    <Trans>
      Payments go to the platform. Connect your own account to receive them directly, with your name on card statements.
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
        [t`Platform fee`, t`${share} of each payment to your account`],
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
      <Trans>Only the site owner can change payout settings.</Trans>
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
