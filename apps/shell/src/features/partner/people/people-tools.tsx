import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media } from '../../../ui/brand/shapes.ts'
import { FilterSelect } from '../../../ui/forms/filter-select.tsx'
import { SearchBox } from '../../../ui/forms/search-box.tsx'
import { planChoices, roleChoices, stateChoices } from './filter-names.ts'
import type { UsersAddress } from './queries.ts'

/** Search and filters of the list of users. */
export function PeopleTools({ list }: { list: UsersAddress }) {
  const { filter, change } = list
  return (
    <Tools role="search">
      <SearchBox q={filter.q} placeholder={t`Search by name or email`} onSearch={(q) => change({ q })} />
      <FilterSelect label={t`Role`} value={filter.role} choices={roleChoices()} onChange={(role) => change({ role })} />
      <FilterSelect
        label={t`Status`}
        value={filter.state}
        choices={stateChoices()}
        onChange={(state) => change({ state })}
      />
      <FilterSelect label={t`Plan`} value={filter.plan} choices={planChoices()} onChange={(plan) => change({ plan })} />
    </Tools>
  )
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, minmax(150px, max-content));
  gap: ${token.space[3]};
  ${media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token.space[2]};
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
