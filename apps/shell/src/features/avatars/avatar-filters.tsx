import { t } from '@lingui/core/macro'
import type { SpokenLanguage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Star } from '#icons'
import styled from 'styled-components'
import { languageName, spokenLanguages } from '../../lib/i18n/language-name.ts'
import { Chip } from '../../ui/feedback/chip.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/inputs.tsx'
import type { Audience, AvatarFilters, FilterOptions, Look, Pitch } from './filters.ts'

interface AvatarFiltersProps {
  options: FilterOptions
  filters: AvatarFilters
  onChange: (filters: AvatarFilters) => void
  /** The language that previews speak, where the page does not decide it. */
  language?: SpokenLanguage | undefined
  onLanguage?: ((language: SpokenLanguage) => void) | undefined
}

/** Narrows presenters by audience, look, voice and favorites, and chooses the language of their previews. */
export function AvatarFilterRow({ options, filters, onChange, language, onLanguage }: AvatarFiltersProps) {
  const { audiences, looks, pitches, hasFavourites } = options
  const { audience, look, pitch, isFavourite } = filters
  return (
    <Row role="group" aria-label={t`Filter presenters`}>
      <Choice
        label={t`Audience`}
        all={t`All audiences`}
        options={audiences}
        value={audience}
        nameOf={audienceName}
        onChange={(chosen) => onChange(withChoice(filters, 'audience', chosen))}
      />
      <Choice
        label={t({ message: 'Look', comment: 'Of presenters: formal, casual, glasses' })}
        all={t`All looks`}
        options={looks}
        value={look}
        nameOf={lookName}
        onChange={(chosen) => onChange(withChoice(filters, 'look', chosen))}
      />
      <Choice
        label={t`Voice`}
        all={t`All voices`}
        options={pitches}
        value={pitch}
        nameOf={pitchName}
        onChange={(chosen) => onChange(withChoice(filters, 'pitch', chosen))}
      />
      {language && onLanguage && (
        <Field label={t`Preview language`}>
          <Select value={language} onChange={({ target }) => onLanguage(target.value as SpokenLanguage)}>
            {spokenLanguages.map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {(hasFavourites || isFavourite) && (
        <Chip
          on={isFavourite === true}
          icon={<Star size={16} aria-hidden="true" fill={isFavourite ? 'currentcolor' : 'none'} />}
          onClick={() => onChange(withChoice(filters, 'isFavourite', isFavourite ? undefined : true))}
        >
          {t`Favorites`}
        </Chip>
      )}
    </Row>
  )
}

interface ChoiceProps<Option extends string> {
  label: string
  /** The first option, which lets all through. */
  all: string
  options: readonly Option[]
  value: Option | undefined
  nameOf: (option: Option) => string
  onChange: (option: Option | undefined) => void
}

function Choice<Option extends string>({ label, all, options, value, nameOf, onChange }: ChoiceProps<Option>) {
  if (options.length === 0) return null
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange((target.value || undefined) as Option | undefined)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Sets a filter, or removes it where nothing is chosen. */
function withChoice<Name extends keyof AvatarFilters>(
  filters: AvatarFilters,
  name: Name,
  chosen: AvatarFilters[Name] | undefined,
): AvatarFilters {
  const { [name]: _before, ...others } = filters
  return chosen === undefined ? others : { ...others, [name]: chosen }
}

function audienceName(audience: Audience): string {
  const names: Record<Audience, string> = {
    business: t({ message: 'Business travelers', comment: 'Viewers that a presenter suits' }),
    couples: t({ message: 'Couples', comment: 'Viewers that a presenter suits' }),
    culture: t({ message: 'Culture lovers', comment: 'Viewers that a presenter suits' }),
    families: t({ message: 'Families', comment: 'Viewers that a presenter suits' }),
    'first-home': t({ message: 'First-time buyers', comment: 'Viewers that a presenter suits' }),
    luxury: t({ message: 'Luxury buyers', comment: 'Viewers that a presenter suits' }),
    outdoors: t({ message: 'Nature lovers', comment: 'Viewers that a presenter suits' }),
    renters: t({ message: 'Renters', comment: 'Viewers that a presenter suits' }),
  }
  return names[audience]
}

function lookName(look: Look): string {
  const names: Record<Look, string> = {
    casual: t({ message: 'Casual', comment: 'Presenters in casual clothes' }),
    formal: t({ message: 'Formal', comment: 'Presenters in formal clothes' }),
    glasses: t({ message: 'With glasses', comment: 'Presenters who wear glasses' }),
  }
  return names[look]
}

function pitchName(pitch: Pitch): string {
  return pitch === 'higher'
    ? t({ message: 'Higher', comment: 'A voice of higher pitch' })
    : t({ message: 'Deeper', comment: 'A voice of lower pitch' })
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  align-items: end;
  gap: ${token.space[3]};
  > button {
    justify-self: start;
  }
`
