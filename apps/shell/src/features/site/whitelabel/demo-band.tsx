import { Trans } from '@lingui/react/macro'
import { CalendarDays } from '#icons'
import { useBoot } from '../../../lib/boot/boot.ts'
import { mailLink } from '../../../lib/links/email-link.ts'
import { Band } from '../../../ui/layout/band.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { inquirySubject } from './plan-columns.tsx'

/** The way to a partnership: a demonstration with a person. */
export function DemoBand() {
  const { salesEmail } = useBoot()
  return (
    <Band
      title={<Trans>See it in your colors</Trans>}
      text={<Trans>A 30-minute demo with our team, with your own branding.</Trans>}
      action={
        <LinkButton
          size="lg"
          href={mailLink(salesEmail, inquirySubject('Demo'))}
          icon={<CalendarDays size={18} aria-hidden="true" />}
        >
          <Trans>Schedule a Demo</Trans>
        </LinkButton>
      }
    />
  )
}
