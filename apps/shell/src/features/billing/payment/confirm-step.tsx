import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentStart } from '@vitrine/contract'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatMoney } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { ButtonRow } from '../../../ui/controls/action-row.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'

interface ConfirmStepProps {
  start: PaymentStart
  onAnswer: (agreed: boolean) => void
}

/** The confirmation that banks require for some cards. Closing it declines. */
export function ConfirmStep({ start, onAnswer }: ConfirmStepProps) {
  const { t } = useLingui()
  const seller = isolated(useBoot().brand.companyName)
  const total = formatMoney(start.amount, { currency: start.currency })
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t`Confirm it’s you`}
      text={t`${seller} wants to charge ${total}. Confirm the payment to continue.`}
    >
      <ButtonRow>
        <Button onClick={() => onAnswer(true)}>
          <Trans>Confirm payment</Trans>
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          <Trans>Cancel payment</Trans>
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
