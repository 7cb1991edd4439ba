import { t } from '@lingui/core/macro'
import type { SiteVoice } from '@vitrine/contract'
import { BUILT_IN_VOICE } from '@vitrine/contract'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { formatCredits, formatList } from '../../../lib/i18n/format.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import { MoveButtons, type Moves, RowControls, RowText } from '../../../ui/partner-dashboard/ordered-rows.tsx'
import { describe, nameOf, unavailableText } from '../voice-texts.ts'

/** Prices to choose from, in credits for each minute. */
const PRICES = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 10]

interface SiteVoiceRowProps {
  voice: SiteVoice
  isLocked: boolean
  moves: Moves
  onChange: (patch: Partial<Pick<SiteVoice, 'creditsPerMinute' | 'isHidden'>>) => void
}

/** A voice with its place, whether customers see it, and its price. */
export function SiteVoiceRow({ voice, isLocked, moves, onChange }: SiteVoiceRowProps) {
  const name = isolated(nameOf(voice))
  const isOwn = voice.id === BUILT_IN_VOICE
  const prices = [...new Set([...PRICES, voice.creditsPerMinute])].toSorted((one, other) => one - other)
  return (
    <li>
      <RowText>
        <b>
          <bdi>{nameOf(voice)}</bdi>
        </b>
        <p>
          {voice.fault ? unavailableText(voice.fault) : describe(voice)}
          {!isOwn && ` · ${formatList(voice.languages.map(languageName))}`}
        </p>
      </RowText>
      {!isOwn && (
        <RowControls>
          <Checkbox
            label={t`Offered`}
            aria-label={t`Offer ${name}`}
            checked={!voice.isHidden}
            disabled={isLocked}
            onChange={({ currentTarget }) => onChange({ isHidden: !currentTarget.checked })}
          />
          <Select
            aria-label={t`Price of ${name}`}
            value={voice.creditsPerMinute}
            disabled={isLocked}
            onChange={({ target }) => onChange({ creditsPerMinute: Number(target.value) })}
          >
            {prices.map((price) => (
              <option key={price} value={price}>
                {priceName(price)}
              </option>
            ))}
          </Select>
        </RowControls>
      )}
      {/* One voice alone has no place to change. */}
      {(moves.onUp ?? moves.onDown) && (
        <RowControls>
          <MoveButtons name={name} isLocked={isLocked} {...moves} />
        </RowControls>
      )}
    </li>
  )
}

function priceName(price: number): string {
  const count = formatCredits(price)
  return price === 0 ? t`No extra charge` : t`+${count} credits/min`
}
