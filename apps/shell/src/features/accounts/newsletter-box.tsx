import { Trans } from '@lingui/react/macro'
import { useBoot } from '../../kit/boot.ts'
import { Checkbox } from '../../kit/ui/checkbox.tsx'

/** Asks whether somebody wants newsletters. It comes without a tick: only what people tick themselves is a yes. */
export function NewsletterBox() {
  const { companyName } = useBoot().brand
  return (
    <Checkbox
      name="newsletter"
      label={<Trans>Send me news from {companyName} by e-mail. I can stop that at any time.</Trans>}
    />
  )
}
