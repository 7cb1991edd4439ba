import { useLingui } from '@lingui/react/macro'
import type { Avatar } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import { languageName, spokenLanguages } from '../../../lib/i18n/language-name.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, TextInput } from '../../../ui/forms/inputs.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import type { LibraryFilters } from './library-filters.ts'

interface FurtherFiltersProps {
  filters: LibraryFilters
  onChange: (patch: Partial<LibraryFilters>) => void
}

/** Language, presenter and days, for those who have many videos. */
export function FurtherFilters({ filters, onChange }: FurtherFiltersProps) {
  const { t } = useLingui()
  const presenters = useQuery({
    queryKey: ['/api/avatars'],
    queryFn: (): Promise<Avatar[]> => call('GET /api/avatars'),
  })
  return (
    <Row>
      <Field label={t`Language`}>
        <Select
          value={filters.language}
          onChange={({ target }) => onChange({ language: target.value as LibraryFilters['language'] })}
        >
          <option value="">{t`All languages`}</option>
          {spokenLanguages.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Presenter`}>
        <Select value={filters.avatarId} onChange={({ target }) => onChange({ avatarId: target.value })}>
          <option value="">{t`All presenters`}</option>
          {presenters.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t`Created on or after`}>
        <TextInput
          type="date"
          max={filters.to || undefined}
          value={filters.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
      </Field>
      <Field label={t`Created on or before`}>
        <TextInput
          type="date"
          min={filters.from || undefined}
          value={filters.to}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </Field>
    </Row>
  )
}

const Row = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[3]};
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
