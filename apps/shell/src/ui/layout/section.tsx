import { token } from '@vitrine/theme'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Wrap } from './page.tsx'
import { media } from '../brand/shapes.ts'

interface SectionProps {
  title: ReactNode
  /** A sentence below the heading. */
  text?: ReactNode
  children: ReactNode
}

/** A part of a public page under its own heading. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <Lead>{text}</Lead>}
      {children}
    </Part>
  )
}

const Part = styled(Wrap).attrs({ as: 'section', className: 't-section' })`
  padding-block: ${token.space[8]} 0;
  > h2 {
    margin-block-end: ${token.space[5]};
    font-size: ${token.fontSize.h2};
    line-height: 1.15;
  }
  > h2:has(+ p) {
    margin-block-end: ${token.space[1]};
  }
  ${media.narrow} {
    padding-block-start: ${token.space[7]};
  }
`
const Lead = styled.p`
  margin-block-end: ${token.space[5]};
  color: ${token.textMuted};
`
