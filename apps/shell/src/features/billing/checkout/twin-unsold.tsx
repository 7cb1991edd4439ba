import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { PlainState } from '../orders/plain-state.tsx'

/** Shown for a checkout of a digital twin on a site where no service delivers it. */
export function TwinUnsold() {
  return (
    <PlainState
      title={t`Digital twins aren’t sold here yet`}
      text={t`You can create a presenter from your own recording for free.`}
    >
      <LinkButton to="/manage-avatars">
        <Trans>Manage Avatars</Trans>
      </LinkButton>
      <LinkButton to="/subscription-addons" variant="secondary">
        <Trans>Back to Plans</Trans>
      </LinkButton>
    </PlainState>
  )
}
