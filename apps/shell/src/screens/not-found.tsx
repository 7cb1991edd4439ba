import { Trans, useLingui } from '@lingui/react/macro'
import { NoticePage } from '../app/notice-page.tsx'
import { LinkButton } from '../kit/ui/button.tsx'

/** Every address that is none of ours. */
export function NotFound() {
  const { t } = useLingui()
  const requestId = requestIdOfPage()
  return (
    <NoticePage
      title={t`404 Page Not Found`}
      note={requestId && <Trans>Request {requestId}</Trans>}
      text={t`Nothing lives at this address. It may have moved, or the link may have lost a letter.`}
      action={
        <LinkButton to="/">
          <Trans>Back to home</Trans>
        </LinkButton>
      }
    />
  )
}

// Whoever reports a dead link can name it by the number under which the log has it.
function requestIdOfPage(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="request-id"]')?.content
}
