import { token } from '@vitrine/theme'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

interface PanelProps {
  title: ReactNode
  /** Shown at the end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a tab under its own heading; neighbours begin on the same line. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside}
      </Head>
      {children}
    </Part>
  )
}

const Part = styled.section`
  min-inline-size: 0;
`
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[1]} ${token.space[4]};
  min-block-size: 44px;
  margin-block-end: ${token.space[2]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  h2 {
    font-size: 1.25rem;
    color: ${token.text};
  }
`
