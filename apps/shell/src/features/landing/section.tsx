import { token } from '@vitrine/theme'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Wrap } from '../../kit/ui/page.tsx'
import { media } from '../../kit/ui/shapes.ts'

/** A part of the landing page under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  )
}

const Part = styled(Wrap).attrs({ as: 'section' })`
  padding-block: ${token.space[8]} 0;
  > h2 {
    margin-block-end: ${token.space[5]};
    font-size: ${token.fontSize.h2};
    line-height: 1.15;
  }
  ${media.narrow} {
    padding-block-start: ${token.space[7]};
  }
`
