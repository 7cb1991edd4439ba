import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media, pinnedHeight } from '../brand/shapes.ts'
import { useCurrentSection } from './use-current-section.ts'

interface SectionLink {
  /** The id of the element. */
  id: string
  name: string
  /** A count, shown muted after the name. */
  note?: string
}

/** Links to the sections of a long page, beside them; on small screens a row that scrolls. The one that is being read is marked. */
export function SectionLinks({ label, sections }: { label: string; sections: readonly SectionLink[] }) {
  const current = useCurrentSection(sections.map(({ id }) => id))
  return (
    <List aria-label={label}>
      {sections.map(({ id, name, note }) => (
        <a key={id} href={`#${id}`} aria-current={id === current || undefined}>
          {name}
          {note && <span>{note}</span>}
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
