import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelPartner } from '@vitrine/contract'
import { useState } from 'react'
import { useBoot } from '../../lib/boot/boot.ts'
import { useUser } from '../../lib/session/session.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { FactList } from '../../ui/data/fact-list.tsx'
import { Loaded } from '../../ui/feedback/loaded.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { Columns } from '../../ui/partner-dashboard/columns.tsx'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { KeysPanel } from '../../features/api-keys/keys-panel.tsx'
import { ExportPanel } from '../../features/security/export/export-panel.tsx'
import { SsoPanel } from '../../features/sso/sso-panel.tsx'
import { PauseDialog } from '../../features/partner/pause-dialog.tsx'
import { Panel } from '../../ui/partner-dashboard/panel.tsx'
import { useChangePartner, usePartner } from '../../features/partner/queries.ts'
import { mayAdminister, mayEdit, mayOwn } from '../../lib/session/effective-role.ts'
import { Stack } from '../../ui/layout/stack.tsx'

const LEGAL_FACTS = '/whitelabel-dashboard?tab=branding#legal'

/** The switches of the site, which save at once, and who runs it. */
export function SettingsTab() {
  const { data: user } = useUser()
  const { data: partner } = usePartner()
  return (
    <>
      <Columns>
        <Panel title={t`Platform`}>
          <Loaded query={usePartner()} title={t`Couldn’t load your settings.`}>
            {(partner) => <Switches partner={partner} />}
          </Loaded>
        </Panel>
        <Legal />
      </Columns>
      {user && mayOwn(user) && partner?.platformActive !== false && <SsoPanel />}
      {user && mayOwn(user) && <ExportPanel />}
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
    <Stack $gap={2}>
      <Switch
        label={t`Platform Active`}
        text={
          isPlatform
            ? t`The platform’s own site can’t be paused, because operators need it to reach their console.`
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
        text={t`Hides the setup checklist on Overview.`}
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
  return t`Your site is paused. Visitors and users see a notice, and no videos are created. Turn it on to reopen it.`
}

function openText(): string {
  const [open, off] = [
    t`Your site is open. If you turn it off, visitors and users see a notice and no videos are created.`,
    t`Customers’ subscriptions are not charged meanwhile. Your own plan is still billed.`,
  ]
  return `${open} ${off}`
}

function Legal() {
  const { legal, supportEmail, salesEmail } = useBoot()
  const { data: user } = useUser()
  const isEditor = user !== undefined && user !== null && mayEdit(user)
  const missing = isEditor ? <TextLink to={LEGAL_FACTS}>{t`Add`}</TextLink> : <Trans>not provided</Trans>
  return (
    <Panel title={t`Legal`} aside={isEditor && <TextLink to={LEGAL_FACTS}>{t`Change`}</TextLink>}>
      <FactList
        facts={[
          [t`Company`, legal.companyName ?? missing],
          [t`Address`, legal.address ?? missing],
          [t`Registration number`, legal.registration ?? missing],
          [t`Governing law`, legal.governingLaw ?? missing],
          [t`Support`, supportEmail],
          [t`Sales`, salesEmail],
        ]}
      />
    </Panel>
  )
}
