import { Trans } from '@lingui/react/macro'
import type { AdminSystem } from '@vitrine/contract'
import { Note } from '../../ui/feedback/note.tsx'

/** Problems of this installation's settings, with their remedies. */
export function SettingNotes({ warnings: { allowsTestCards, unknownProxy } }: { warnings: AdminSystem['warnings'] }) {
  return (
    <>
      {allowsTestCards && (
        <Note tone="bad">
          <b>
            <Trans>Test payments are on.</Trans>
          </b>{' '}
          <Trans>
            While Stripe isn’t connected, anyone can buy credits with a test card. Remove ALLOW_SANDBOX_PAYMENTS and
            restart the server.
          </Trans>
        </Note>
      )}
      {unknownProxy !== null && (
        <Note tone="bad">
          <b>
            <Trans>Your proxy isn’t configured.</Trans>
          </b>{' '}
          <Trans>
            Requests from <bdi>{unknownProxy}</bdi> carry X-Forwarded-For, but TRUST_PROXY isn’t set. Everyone behind
            this proxy shares one address, so 50 wrong passwords lock out all of them.
          </Trans>{' '}
          <Trans>
            Set TRUST_PROXY to <bdi>{unknownProxy}</bdi> and restart the server. If the proxy isn’t yours, set it to
            none.
          </Trans>
        </Note>
      )}
    </>
  )
}
