import { Trans, useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Page, PageHeading } from '../../ui/layout/page.tsx'

/** Shown when a person's role does not open the screen. `text` says whom the screen is for. */
export function Forbidden({ text }: { text: string }) {
  const { t } = useLingui()
  return (
    <Page title={t`403 Forbidden`}>
      <PageHeading title={t`403 Forbidden`} text={text} />
      <div>
        <LinkButton to="/dashboard">
          <Trans>Back to dashboard</Trans>
        </LinkButton>
      </div>
    </Page>
  )
}
