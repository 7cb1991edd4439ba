import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Avatar } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import styled from 'styled-components'
import { languageName, spokenLanguages } from '../../lib/i18n/language-name.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Chip } from '../../ui/feedback/chip.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchInput } from '../../ui/forms/inputs.tsx'
import { type Kind, kindsAmong, searchAvatars } from './search.ts'

/** So few faces are seen at one glance. */
const glance = 5
/** So many that words alone are slow. */
const many = 12

/** Presenters narrowed by words and by kind. */
export function useAvatarSearch(avatars: readonly Avatar[]) {
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<Kind>()
  return {
    query,
    setQuery,
    kind,
    setKind,
    all: avatars,
    found: searchAvatars(avatars, query, kind),
    isNarrowed: query.trim() !== '' || kind !== undefined,
    clear() {
      setQuery('')
      setKind(undefined)
    },
  }
}

type AvatarSearch = ReturnType<typeof useAvatarSearch>

interface AvatarSearchBoxProps {
  search: AvatarSearch
  /** Arrow down and Enter move to the results. */
  onResume?: () => void
}

/** The search over presenters, where there are more than one sees at a glance; how many it finds is said aloud as well. */
export function AvatarSearchBox({ search, onResume }: AvatarSearchBoxProps) {
  const { t, i18n } = useLingui()
  const { query, kind, all, found, isNarrowed } = search
  if (all.length <= glance) return null
  const spoken = new Intl.ListFormat(i18n.locale).format(spokenLanguages.map(languageName))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') search.clear()
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return
    event.preventDefault()
    onResume?.()
  }
  return (
    <Box role="search">
      <SearchInput
        placeholder={t`Search by name, style or language`}
        value={query}
        onChange={({ currentTarget }) => search.setQuery(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {all.length > many && (
        <Chips role="group" aria-label={t`Filter presenters`}>
          {kindsAmong(all).map((one) => (
            <Chip key={one} on={one === kind} onClick={() => search.setKind(one === kind ? undefined : one)}>
              <KindName kind={one} />
            </Chip>
          ))}
        </Chips>
      )}
      <p role="status">
        {isNarrowed ? (
          <Plural value={found.length} one="# presenter" other="# presenters" />
        ) : (
          <Trans>All presenters speak {spoken}.</Trans>
        )}
      </p>
    </Box>
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

function KindName({ kind }: { kind: Kind }) {
  switch (kind) {
    case 'own':
      return <Trans comment="Presenters that were made for this person">Yours</Trans>
    case 'formal':
      return <Trans comment="Presenters in formal clothes">Formal</Trans>
    case 'casual':
      return <Trans comment="Presenters in casual clothes">Casual</Trans>
  }
}

const Box = styled.div`
  display: grid;
  gap: ${token.space[3]};
  > span {
    max-inline-size: 480px;
  }
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`
const Glass = styled.span`
  display: grid;
  place-items: center;
  color: ${token.primaryText};
`
