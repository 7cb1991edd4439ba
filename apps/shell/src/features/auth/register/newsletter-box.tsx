import { Trans } from '@lingui/react/macro'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'

/** Asks for consent to newsletters. The box starts unticked: only a tick by the person is consent. */
export function NewsletterBox() {
  const { companyName } = useBoot().brand
  return (
    <Checkbox
      name="newsletter"
      label={<Trans>Send me news from {companyName} by email. Unsubscribe any time.</Trans>}
    />
  )
}
