import { token } from '@vitrine/theme'
import { ChevronRight } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface DisclosureProps {
  /** The part of the address after the # that leads here. */
  id?: string
  title: ReactNode
  children: ReactNode
}

/** A question that opens to its answer. It is the browser's own element, so it works before any script has come. */
export function Disclosure({ id, title, children }: DisclosureProps) {
  return (
    <Row id={id}>
      <summary>
        <h3>{title}</h3>
        <ChevronRight size={18} aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </Row>
  )
}

const Row = styled.details`
  border-block-end: 1px solid ${token.border};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[4]};
    min-block-size: 56px;
    padding-block: ${token.space[3]};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover h3 {
    color: ${token.primaryText};
  }
  summary svg {
    flex: none;
    color: ${token.textMuted};
    rotate: 90deg;
    transition: rotate ${token.duration.hover} ${token.ease.out};
  }
  &[open] summary svg {
    rotate: -90deg;
  }
  > div {
    max-inline-size: 64ch;
    padding-block-end: ${token.space[5]};
    color: ${token.textMuted};
  }
`
