import { Plural } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { SearchInput } from '../../ui/forms/inputs.tsx'
import { media } from '../../ui/brand/shapes.ts'

interface SearchBoxProps {
  placeholder: string
  query: string
  /** The number of answers that match the query. */
  count: number
  onChange: (query: string) => void
}

/** The search over the answers; how many it finds is said aloud as well. */
export function SearchBox({ placeholder, query, count, onChange }: SearchBoxProps) {
  return (
    <Box role="search">
      <SearchInput
        placeholder={placeholder}
        value={query}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <p role="status">{query.trim() && <Plural value={count} one="# answer" other="# answers" />}</p>
    </Box>
  )
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]} ${token.space[4]};
  > span {
    flex: 0 1 480px;
    min-inline-size: min(280px, 100%);
  }
  p {
    min-block-size: 1.55em;
    color: ${token.textMuted};
    font-variant-numeric: tabular-nums;
  }
  ${media.narrow} {
    p {
      min-block-size: 0;
    }
  }
`
