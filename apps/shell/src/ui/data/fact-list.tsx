import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Fact } from './fact.tsx'

/** Facts in two columns between hairlines: what it is called, what it is. */
export function FactList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </List>
  )
}

const List = styled.dl`
  font-size: ${token.fontSize.control};
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token.space[4]};
    padding-block: 10px;
  }
  > div + div {
    border-block-start: 1px solid ${token.border};
  }
  dt {
    flex: none;
    color: ${token.textMuted};
  }
  dd {
    font-weight: 500;
    text-align: end;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`
