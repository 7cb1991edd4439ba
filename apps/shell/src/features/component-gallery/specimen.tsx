import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Pane, paneName, useShownPanes } from './panes.ts'

interface SpecimenProps {
  name: string
  /** The purpose of the component. */
  use: string
  /** When to use another component. */
  avoid: string
  children: (pane: Pane) => ReactNode
}

/** A component of the kit in its states, once in every pane that is shown. */
export function Specimen({ name, use, avoid, children }: SpecimenProps) {
  const panes = useShownPanes()
  return (
    <Part aria-label={name}>
      <h3>{name}</h3>
      <p>{use}</p>
      <p>
        <b>Not for:</b> {avoid}
      </p>
      <Row $columns={Math.min(2, panes.length)}>
        {panes.map((pane) => (
          <Ground key={paneName(pane)} className={`pane-${pane.mode}`} dir={pane.dir} data-pane={paneName(pane)}>
            {children(pane)}
          </Ground>
        ))}
      </Row>
    </Part>
  )
}

/** States of a component, one beside the other. */
export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
`

/** States that need the whole width, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[1]};
  padding-block: ${token.space[5]};
  border-block-start: 1px solid ${token.border};
  > h3 {
    font-size: ${token.fontSize.h3};
  }
  > p {
    max-inline-size: 72ch;
    font-size: ${token.fontSize.control};
    color: ${token.textMuted};
  }
`
const Row = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: ${token.space[4]};
  margin-block-start: ${token.space[4]};
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Ground = styled.div`
  min-inline-size: 0;
  padding: ${token.space[5]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.bg};
  color: ${token.text};
  @media (max-width: 760px) {
    padding: ${token.space[4]};
  }
`
