import { token } from '@vitrine/theme'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

interface TabRowProps {
  /** The accessible name of the tab list. */
  label: string
  tabs: { to: string; text: string }[]
  /** The `to` of the tab shown. */
  current: string
}

/** Tabs that are links with addresses of their own. On phones the row scrolls and keeps the current tab in sight. */
export function TabRow({ label, tabs, current }: TabRowProps) {
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <Row ref={row} aria-label={label}>
      {tabs.map(({ to, text }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </Row>
  )
}

const Row = styled.nav.attrs({ className: 't-tabs' })`
  display: flex;
  gap: ${token.space[1]};
  /* The first word stands in line with the heading above it. */
  margin-inline: calc(-1 * ${token.space[3]});
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: grid;
    align-items: center;
    min-block-size: 52px;
    padding-inline: ${token.space[3]};
    border-block-end: 3px solid transparent;
    font-size: ${token.fontSize.control};
    font-weight: 500;
    color: ${token.textMuted};
    white-space: nowrap;
  }
  a:focus-visible {
    outline-offset: -4px;
  }
  a:hover {
    color: ${token.text};
  }
  a[aria-current] {
    border-color: ${token.primaryEdge};
    color: ${token.text};
    font-weight: 600;
  }
`
