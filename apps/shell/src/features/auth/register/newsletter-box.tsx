import { Trans } from '@lingui/react/macro'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'

/** Asks whether somebody wants newsletters. It comes without a tick: only what people tick themselves is a yes. */
export function NewsletterBox() {
  const { companyName } = useBoot().brand
  return (
    <Checkbox
      name="newsletter"
      label={<Trans>Send me news from {companyName} by email. Unsubscribe any time.</Trans>}
    />
  )
}
