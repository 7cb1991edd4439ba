import { Trans, useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { useBoot } from '../../kit/boot.ts'
import { mailLink } from '../../kit/mail-link.ts'
import { Band } from '../../kit/ui/band.tsx'
import { LinkButton } from '../../kit/ui/button.tsx'

/** The closing band: a person to write to. */
export function ContactBand() {
  const { t } = useLingui()
  const { brand, salesEmail } = useBoot()
  const { companyName } = brand
  return (
    <Band
      title={t`A whole team to bring along?`}
      text={t`We set up your office, your colours and your first digital twin together with you.`}
      action={
        <LinkButton
          href={mailLink(salesEmail, t`${companyName}: sales question`)}
          size="lg"
          icon={<Mail size={18} aria-hidden="true" />}
        >
          <Trans>Contact Sales</Trans>
        </LinkButton>
      }
    />
  )
}
