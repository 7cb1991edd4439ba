import { Trans } from '@lingui/react/macro'
import { CalendarDays } from 'lucide-react'
import { useBoot } from '../../kit/boot.ts'
import { mailLink } from '../../kit/mail-link.ts'
import { Band } from '../../kit/ui/band.tsx'
import { LinkButton } from '../../kit/ui/button.tsx'
import { inquirySubject } from './plan-columns.tsx'

/** The way to a partnership: a demonstration with a person. */
export function DemoBand() {
  const { salesEmail } = useBoot()
  return (
    <Band
      title={<Trans>See it with your colours</Trans>}
      text={<Trans>Half an hour with our team, in your own brand.</Trans>}
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
