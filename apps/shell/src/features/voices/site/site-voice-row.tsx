import { t } from '@lingui/core/macro'
import type { SiteVoice } from '@vitrine/contract'
import { BUILT_IN_VOICE } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ArrowDown, ArrowUp } from 'lucide-react'
import styled from 'styled-components'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { languageName } from '../../../lib/i18n/language-name.ts'
import { formatCredits, formatList } from '../../../lib/i18n/format.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import { describe, nameOf, unavailableText } from '../voice-texts.ts'

/** Prices to choose from, in credits for each minute. */
const PRICES = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 10]

interface SiteVoiceRowProps {
  voice: SiteVoice
  isLocked: boolean
  /** Undefined where it is the first, or the last. One voice alone has no place to change. */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onChange: (patch: Partial<Pick<SiteVoice, 'creditsPerMinute' | 'isHidden'>>) => void
}

/** A voice with its place, whether customers see it, and its price. */
export function SiteVoiceRow({ voice, isLocked, onUp, onDown, onChange }: SiteVoiceRowProps) {
  const name = isolated(nameOf(voice))
  const isOwn = voice.id === BUILT_IN_VOICE
  const prices = [...new Set([...PRICES, voice.creditsPerMinute])].toSorted((one, other) => one - other)
  return (
    <Row>
      <div>
        <b>
          <bdi>{nameOf(voice)}</bdi>
        </b>
        <p>
          {voice.fault ? unavailableText(voice.fault) : describe(voice)}
          {!isOwn && ` · ${formatList(voice.languages.map(languageName))}`}
        </p>
      </div>
      {!isOwn && (
        <Controls>
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
        </Controls>
      )}
      {(onUp ?? onDown) && (
        <Controls>
          <IconButton label={t`Move ${name} up`} disabled={isLocked || !onUp} onClick={() => onUp?.()}>
            <ArrowUp size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Move ${name} down`} disabled={isLocked || !onDown} onClick={() => onDown?.()}>
            <ArrowDown size={18} aria-hidden="true" />
          </IconButton>
        </Controls>
      )}
    </Row>
  )
}

function priceName(price: number): string {
  const count = formatCredits(price)
  return price === 0 ? t`No extra charge` : t`+${count} credits/min`
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block: ${token.space[2]};
  border-block-end: 1px solid ${token.border};
  > :first-child {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
`
