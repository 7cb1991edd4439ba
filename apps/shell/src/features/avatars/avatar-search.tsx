import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Avatar, SpokenLanguage } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Search, SlidersHorizontal } from '#icons'
import { type KeyboardEvent, useState } from 'react'
import styled from 'styled-components'
import { languageInSentence, spokenLanguages } from '../../lib/i18n/language-name.ts'
import { media } from '../../ui/brand/shapes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ToggleButton } from '../../ui/controls/toggle-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchInput } from '../../ui/forms/inputs.tsx'
import { AvatarFilterRow } from './avatar-filters.tsx'
import { type AvatarFilters, optionsAmong } from './filters.ts'
import { searchAvatars } from './search.ts'

/** The number of presenters up to which there is nothing to search. */
const GLANCE_MAX = 5

/** Presenters narrowed by words and by filters. */
export function useAvatarSearch(avatars: readonly Avatar[]) {
  const [query, setQuery] = useState('')
  const [filters, setFilters] = useState<AvatarFilters>({})
  return {
    query,
    setQuery,
    filters,
    setFilters,
    all: avatars,
    found: searchAvatars(avatars, query, filters),
    isNarrowed: query.trim() !== '' || Object.keys(filters).length > 0,
    clear() {
      setQuery('')
      setFilters({})
    },
  }
}

type AvatarSearch = ReturnType<typeof useAvatarSearch>

interface AvatarSearchBoxProps {
  search: AvatarSearch
  /** Arrow down and Enter move to the results. */
  onResume?: () => void
  /** The language that previews are to speak. Without it the page decides. */
  language?: SpokenLanguage | undefined
  onLanguage?: (language: SpokenLanguage) => void
}

/**
 * The search and the filters over presenters, where there are more than one sees at a glance; how many they find is said aloud.
 * On phones the filters are behind a button, so that faces come first.
 */
export function AvatarSearchBox({ search, onResume, language, onLanguage }: AvatarSearchBoxProps) {
  const { t } = useLingui()
  const { query, filters, all } = search
  const [isOpen, setOpen] = useState(false)
  if (all.length <= GLANCE_MAX) return null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') search.clear()
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    onResume?.()
  }
  return (
    <Box role="search" data-open={isOpen || undefined}>
      <SearchInput
        placeholder={t`Search by name, style or language`}
        value={query}
        onChange={({ currentTarget }) => search.setQuery(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <FilterToggle
        variant="secondary"
        label={t`Filter presenters`}
        aria-expanded={isOpen}
        aria-pressed={Object.keys(filters).length > 0}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
      </FilterToggle>
      <AvatarFilterRow
        options={optionsAmong(all)}
        filters={filters}
        onChange={search.setFilters}
        language={language}
        onLanguage={onLanguage}
      />
      <Found search={search} language={language} />
    </Box>
  )
}

function Found({ search: { all, found, isNarrowed }, language }: Pick<AvatarSearchBoxProps, 'search' | 'language'>) {
  const { i18n } = useLingui()
  if (isNarrowed)
    return (
      <p role="status">
        <Plural value={found.length} one="# presenter" other="# presenters" />
      </p>
    )
  const isPreparing = language && all.some(({ previewLanguage }) => previewLanguage && previewLanguage !== language)
  const name = language && languageInSentence(language)
  const spoken = new Intl.ListFormat(i18n.locale).format(spokenLanguages.map(languageInSentence))
  return (
    <p role="status" data-hint={!isPreparing || undefined}>
      {isPreparing ? (
        <Trans>Previews in {name} are being created. Until they’re ready, you’ll hear English.</Trans>
      ) : (
        <Trans>All presenters speak {spoken}.</Trans>
      )}
    </p>
  )
}

/** Shown when a search finds no presenter, with a button that clears it. */
export function NoFaces({ search }: { search: AvatarSearch }) {
  const { t } = useLingui()
  if (search.found.length > 0 || !search.isNarrowed) return null
  return (
    <EmptyState
      title={t`No presenters match your search.`}
      picture={
        <Glass>
          <Search size={32} strokeWidth={1.5} aria-hidden="true" />
        </Glass>
      }
      text={t`Try a name, a place like “beach” or a look like “glasses”.`}
      action={
        <Button variant="secondary" onClick={search.clear}>
          <Trans>Show all presenters</Trans>
        </Button>
      }
    />
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]};
  > span {
    flex: 1 1 280px;
    max-inline-size: 480px;
  }
  > div {
    flex: 2 1 440px;
  }
  > p {
    inline-size: 100%;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  ${media.narrow} {
    > span {
      flex-basis: 0;
    }
    > div {
      flex-basis: 100%;
    }
    &:not([data-open]) > :is(div, [data-hint]) {
      display: none;
    }
  }
`
const FilterToggle = styled(ToggleButton)`
  display: none;
  ${media.narrow} {
    display: inline-flex;
  }
`
const Glass = styled.span`
  display: grid;
  place-items: center;
  color: ${token.primaryText};
`
