import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelPartner } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { useUser } from '../../kit/session.ts'
import { useToast } from '../../kit/toast.ts'
import { FactList } from '../../kit/ui/fact-list.tsx'
import { Loaded } from '../../kit/ui/loaded.tsx'
import { Switch } from '../../kit/ui/switch.tsx'
import { TextLink } from '../../kit/ui/text-link.tsx'
import { Columns } from './columns.tsx'
import { faultOf } from './invite-dialog.tsx'
import { KeysPanel } from './keys/keys-panel.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { Panel } from './panel.tsx'
import { useChangePartner, usePartner } from './queries.ts'
import { mayAdminister, mayEdit } from './standing.ts'

const LEGAL_FACTS = '/whitelabel-dashboard?tab=branding#legal'

/** The switches of the site, which save at once, and who runs it. */
export function SettingsTab() {
  const { data: user } = useUser()
  const { data: partner } = usePartner()
  return (
    <>
      <Columns>
        <Panel title={t`Platform`}>
          <Loaded query={usePartner()} title={t`Your settings could not be loaded.`}>
            {(partner) => <Switches partner={partner} />}
          </Loaded>
        </Panel>
        <Legal />
      </Columns>
      {/* Keys open nothing on a closed site, and it does not list them. */}
      {user && mayAdminister(user) && partner?.platformActive !== false && <KeysPanel />}
    </>
  )
}

function Switches({ partner }: { partner: WhitelabelPartner }) {
  const showToast = useToast()
  const change = useChangePartner()
  const { data: user } = useUser()
  const { isPlatform } = useBoot()
  const [isAsking, setAsking] = useState(false)
  const isLocked = !user || !mayAdminister(user)

  function save(body: Parameters<typeof change.mutate>[0]) {
    setAsking(false)
    change.mutate(body, {
      onSuccess: () => showToast({ title: t`Settings updated successfully`, tone: 'success' }),
      onError: (error) =>
        showToast({ title: t`Failed to update settings`, description: faultOf(error), tone: 'destructive' }),
    })
  }

  return (
    <Stack>
      <Switch
        label={t`Platform Active`}
        text={
          isPlatform
            ? t`The platform’s own site stays open: operators could not reach their console otherwise.`
            : partner.platformActive
              ? openText()
              : closedText()
        }
        on={partner.platformActive}
        disabled={isLocked || isPlatform || change.isPending}
        onChange={(on) => (on ? save({ platformActive: true }) : setAsking(true))}
      />
      <Switch
        label={t`Onboarding Completed`}
        text={t`Hides the set-up list on Overview.`}
        on={partner.onboardingCompleted}
        disabled={isLocked || change.isPending}
        onChange={(onboardingCompleted) => save({ onboardingCompleted })}
      />
      <PauseDialog
        open={isAsking}
        companyName={partner.companyName}
        onClose={() => setAsking(false)}
        onConfirm={() => save({ platformActive: false })}
      />
    </Stack>
  )
}

function closedText(): string {
  return t`Your site is closed: visitors and users see a notice and no videos are made. Switch it on, and all goes on as before.`
}

function openText(): string {
  const [open, off] = [
    t`Your site is open. When you switch it off, visitors and users see a notice and no videos are made.`,
    t`Nothing is charged to them. Your plan goes on.`,
  ]
  return `${open} ${off}`
}

function Legal() {
  const { legal, supportEmail, salesEmail } = useBoot()
  const { data: user } = useUser()
  const isEditor = user !== undefined && user !== null && mayEdit(user)
  const missing = isEditor ? <TextLink to={LEGAL_FACTS}>{t`Add`}</TextLink> : <Trans>not told</Trans>
  return (
    <Panel title={t`Legal`} aside={isEditor && <TextLink to={LEGAL_FACTS}>{t`Change`}</TextLink>}>
      <FactList
        facts={[
          [t`Company`, legal.companyName ?? missing],
          [t`Address`, legal.address ?? missing],
          [t`Registration`, legal.registration ?? missing],
          [t`Governing law`, legal.governingLaw ?? missing],
          [t`Support`, supportEmail],
          [t`Sales`, salesEmail],
        ]}
      />
    </Panel>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${token.space[2]};
`
