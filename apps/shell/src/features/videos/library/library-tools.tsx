import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { LayoutGrid, List, RotateCw, SlidersHorizontal } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { ToggleButton } from '../../../ui/controls/toggle-button.tsx'
import { Select } from '../../../ui/forms/inputs.tsx'
import { SearchBox } from '../../../ui/forms/search-box.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { FurtherFilters } from './further-filters.tsx'
import {
  countFurther,
  type LibraryFilters,
  type LibrarySort,
  type LibraryView,
  sortChoices,
  statusChoices,
} from './library-filters.ts'

interface LibraryToolsProps {
  filters: LibraryFilters
  view: LibraryView
  onView: (view: LibraryView) => void
  onChange: (patch: Partial<LibraryFilters>) => void
  busy: boolean
  onRefresh: () => void
}

/** Search, filters and sorting of the library, and a button that refreshes it. */
export function LibraryTools({ filters, view, onView, onChange, busy, onRefresh }: LibraryToolsProps) {
  const { t } = useLingui()
  const { words } = useBoot()
  const further = countFurther(filters)
  const [isOpen, setOpen] = useState(further > 0)
  return (
    <Tools role="search">
      <SearchBox q={filters.q} placeholder={words.searchPlaceholder} onSearch={(q) => onChange({ q })} />
      <Select
        aria-label={t`Status`}
        value={filters.status}
        onChange={({ target }) => onChange({ status: target.value as LibraryFilters['status'] })}
      >
        <Choices of={statusChoices()} />
      </Select>
      <Select
        aria-label={t`Sort by`}
        value={filters.sort}
        onChange={({ target }) => onChange({ sort: target.value as LibrarySort })}
      >
        <Choices of={sortChoices()} />
      </Select>
      <ToggleButton
        variant="secondary"
        label={t`More filters`}
        aria-expanded={isOpen}
        aria-pressed={further > 0}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
      </ToggleButton>
      <Views>
        <Segmented
          label={t({ message: 'View', context: 'layout' })}
          iconsOnly
          value={view}
          segments={[
            { value: 'grid', text: t`Grid`, icon: <LayoutGrid size={18} aria-hidden="true" /> },
            { value: 'list', text: t`List`, icon: <List size={18} aria-hidden="true" /> },
          ]}
          onChange={onView}
        />
      </Views>
      <Refresh variant="secondary" label={t`Refresh`} aria-busy={busy} onClick={onRefresh}>
        <RotateCw size={18} aria-hidden="true" />
      </Refresh>
      {isOpen && <FurtherFilters filters={filters} onChange={onChange} />}
    </Tools>
  )
}

function Choices({ of }: { of: readonly { value: string; label: string }[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(180px, max-content) minmax(150px, max-content) repeat(3, auto);
  align-items: center;
  gap: ${token.space[3]};
  ${media.narrow} {
    grid-template-columns: 1fr 1fr auto;
    > :first-child {
      grid-column: 1 / 3;
    }
  }
`
const Refresh = styled(IconButton)`
  ${media.narrow} {
    grid-row: 1;
    grid-column: 3;
  }
`
const Views = styled.div`
  ${media.narrow} {
    display: none;
  }
`
