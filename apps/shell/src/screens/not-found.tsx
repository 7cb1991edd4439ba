import { Trans, useLingui } from '@lingui/react/macro'
import { NoticePage } from '../app/notice-page.tsx'
import { LinkButton } from '../ui/controls/button.tsx'

/** The page of every unknown address. */
export function NotFound() {
  const { t } = useLingui()
  const requestId = requestIdOfPage()
  return (
    <NoticePage
      title={t`404 Page Not Found`}
      note={requestId && <Trans>Request ID: {requestId}</Trans>}
      text={t`This page may have moved, or the address may be mistyped.`}
      action={
        <LinkButton to="/">
          <Trans>Back to home</Trans>
        </LinkButton>
      }
    />
  )
}

// A report of a dead link can give the request id that the log has.
function requestIdOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="request-id"]')?.content
}
