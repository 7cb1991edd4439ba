import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SavedCard } from '@vitrine/contract'
import { cardBrand, cardExpiry } from '../../../lib/text/card-text.ts'
import { RadioRows } from '../../../ui/forms/radio-rows.tsx'

const ANOTHER = 'another'

interface CardChoiceProps {
  cards: readonly SavedCard[]
  /** The `ref` of the card that pays; undefined for one that is typed. */
  chosen: string | undefined
  disabled: boolean
  onChoose: (ref: string | undefined) => void
}

/** The saved cards, and another one. */
export function CardChoice({ cards, chosen, disabled, onChoose }: CardChoiceProps) {
  const saved = cards.map((card) => {
    const expires = cardExpiry(card)
    return {
      value: card.ref,
      title: <bdi dir="ltr">{`${cardBrand(card) ?? t`Test card`} •••• ${card.lastDigits}`}</bdi>,
      text: (
        <Trans>
          Expires <bdi dir="ltr">{expires}</bdi>
        </Trans>
      ),
    }
  })
  return (
    <RadioRows
      label={t`Payment method`}
      showsLabel={false}
      value={chosen ?? ANOTHER}
      options={[...saved, { value: ANOTHER, title: t`Use another card` }]}
      disabled={disabled}
      onChange={(ref) => onChoose(ref === ANOTHER ? undefined : ref)}
    />
  )
}
