import { token } from '@vitrine/theme'
import { RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../kit/boot.ts'
import { IconButton } from '../../kit/ui/button.tsx'
import { SearchInput, Select } from '../../kit/ui/inputs.tsx'
import { media } from '../../kit/ui/shapes.ts'
import { type LibraryFilters, type LibrarySort, sortChoices, statusChoices } from './library-filters.ts'

const typingPauseMs = 300

interface LibraryToolsProps {
  filters: LibraryFilters
  onChange: (patch: Partial<LibraryFilters>) => void
  busy: boolean
  onRefresh: () => void
}

/** Search, status, order and a fresh look at the list. */
export function LibraryTools({ filters, onChange, busy, onRefresh }: LibraryToolsProps) {
  return (
    <Tools role="search">
      <SearchBox q={filters.q} onSearch={(q) => onChange({ q })} />
      <Select
        aria-label="Status"
        value={filters.status}
        onChange={({ target }) => onChange({ status: target.value as LibraryFilters['status'] })}
      >
        <Choices of={statusChoices} />
      </Select>
      <Select
        aria-label="Sort by"
        value={filters.sort}
        onChange={({ target }) => onChange({ sort: target.value as LibrarySort })}
      >
        <Choices of={sortChoices} />
      </Select>
      <IconButton variant="secondary" label="Refresh" aria-busy={busy} onClick={onRefresh}>
        <RotateCw size={18} aria-hidden="true" />
      </IconButton>
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

/** Searches when the typing pauses; the address follows, and Back in the browser brings older words into the box. */
function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { words } = useBoot()
  const [typed, setTyped] = useState(q)
  const [shownQ, setShownQ] = useState(q)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (q !== shownQ) {
    setShownQ(q)
    if (q !== typed.trim()) setTyped(q)
  }
  useEffect(() => () => clearTimeout(pause.current), [])
  return (
    <SearchInput
      placeholder={words.searchPlaceholder}
      maxLength={200}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        clearTimeout(pause.current)
        pause.current = setTimeout(() => onSearch(target.value), typingPauseMs)
      }}
    />
  )
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 180px 150px auto;
  align-items: center;
  gap: ${token.space[3]};
  ${media.narrow} {
    grid-template-columns: 1fr 1fr auto;
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`
