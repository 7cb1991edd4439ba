import { Trans } from '@lingui/react/macro'
import type { Batch } from '@vitrine/contract'
import { Download } from '#icons'
import { LinkButton } from '../../ui/controls/button.tsx'

/** The file of the rows with their links, where there are any, and the videos. */
export function ResultLinks({ batch: { id, ready, plan } }: { batch: Batch }) {
  const hasLinks = ready > 0 && plan?.columns.recipient !== undefined
  return (
    <>
      {hasLinks && (
        <LinkButton
          variant="secondary"
          href={`/api/batches/${id}/rows.csv?which=made`}
          download
          icon={<Download size={16} aria-hidden="true" />}
        >
          <Trans>Download rows with links</Trans>
        </LinkButton>
      )}
      <LinkButton variant="secondary" to="/my-videos">
        <Trans>My Videos</Trans>
      </LinkButton>
    </>
  )
}
