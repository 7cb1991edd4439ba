import { Trans, useLingui } from '@lingui/react/macro'
import { EmptyState } from '../../kit/ui/empty-state.tsx'

/** What there is to say about security today. */
export function SecurityTab() {
  const { t } = useLingui()
  return (
    <EmptyState
      isPart
      title={t`No figures are collected yet`}
      text={
        <Trans>
          This version counts no requests and raises no alerts, so there is nothing to show here. Sign-ins, refusals and
          changed accounts stand line by line in the audit log.
        </Trans>
      }
    />
  )
}
