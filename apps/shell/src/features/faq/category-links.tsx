import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { formatCount } from '../../lib/i18n/format.ts'
import { media, pinnedHeight } from '../../ui/brand/shapes.ts'
import type { Chapter } from './faq-chapter.tsx'
import { useCurrentPlace } from './use-current-place.ts'

/** The categories with their counts; on phones a row that scrolls. */
export function CategoryLinks({ chapters }: { chapters: Chapter[] }) {
  const { t } = useLingui()
  const current = useCurrentPlace(chapters.map(({ id }) => id))
  return (
    <List aria-label={t`Categories`}>
      {chapters.map(({ id, name, entries }) => (
        <a key={id} href={`#${id}`} aria-current={id === current || undefined}>
          {name}
          <span>{formatCount(entries.length)}</span>
        </a>
      ))}
    </List>
  )
}

const List = styled.nav`
  position: sticky;
  inset-block-start: calc(${pinnedHeight} + ${token.space[5]});
  display: grid;
  gap: 2px;
  margin-inline-start: calc(-1 * ${token.space[3]});
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
    min-block-size: 44px;
    padding-inline: ${token.space[3]};
    border-radius: ${token.radius.control};
    font-size: ${token.fontSize.control};
    font-weight: 500;
    white-space: nowrap;
  }
  a:hover {
    background: ${token.hover};
  }
  a[aria-current] {
    background: ${token.primarySubtle};
    color: ${token.primaryText};
    font-weight: 600;
  }
  a[aria-current] span {
    color: inherit;
  }
  span {
    color: ${token.textMuted};
    font-variant-numeric: tabular-nums;
  }
  ${media.narrow} {
    position: static;
    display: flex;
    gap: ${token.space[2]};
    margin-inline: calc(-1 * ${token.space[4]});
    padding: 2px ${token.space[4]};
    overflow-x: auto;
    scrollbar-width: none;
    a {
      flex: none;
      padding-inline: ${token.space[4]};
      border: 1px solid ${token.border};
      border-radius: ${token.radius.pill};
      background: ${token.surface};
    }
  }
`
