import { Trans, useLingui } from '@lingui/react/macro'
import { Mail } from '#icons'
import { useBoot } from '../../lib/boot/boot.ts'
import { mailLink } from '../../lib/links/email-link.ts'
import { Band } from '../../ui/layout/band.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'

/** The closing band: a person to write to. */
export function ContactBand() {
  const { t } = useLingui()
  const { brand, salesEmail } = useBoot()
  const { companyName } = brand
  return (
    <Band
      title={t`Have a whole team?`}
      text={t`We set up your team and your branding with you.`}
      action={
        <LinkButton
          href={mailLink(salesEmail, t`${companyName}: sales inquiry`)}
          size="lg"
          icon={<Mail size={18} aria-hidden="true" />}
        >
          <Trans>Contact Sales</Trans>
        </LinkButton>
      }
    />
  )
}
