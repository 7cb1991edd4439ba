import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentStart } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { formatMoney } from '../../kit/format.ts'
import { isolated } from '../../kit/i18n/isolated.ts'
import { Button } from '../../kit/ui/button.tsx'
import { Dialog } from '../../kit/ui/dialog.tsx'

interface ConfirmStepProps {
  start: PaymentStart
  onAnswer: (agreed: boolean) => void
}

/** What a bank asks before it lets some cards pay; closing it is a no. */
export function ConfirmStep({ start, onAnswer }: ConfirmStepProps) {
  const { t } = useLingui()
  const seller = isolated(useBoot().brand.companyName)
  const total = formatMoney(start.amount, { currency: start.currency })
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={t`Your bank asks: is it you?`}
      text={t`${seller} wants to charge ${total}. This card pays only after you have confirmed it.`}
    >
      <Answers>
        <Button onClick={() => onAnswer(true)}>
          <Trans>Confirm payment</Trans>
        </Button>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          <Trans>Do not pay</Trans>
        </Button>
      </Answers>
    </Dialog>
  )
}

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
`
