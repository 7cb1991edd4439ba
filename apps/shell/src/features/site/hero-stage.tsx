import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Wrap } from '../../ui/layout/page.tsx'
import { media } from '../../ui/brand/shapes.ts'

/** The head of a page about prices: a promise and its sentence, and beside them what it is about. */
export const HeroStage = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token.space[7]};
  align-items: center;
  padding-block-start: ${token.space[7]};
  h1 {
    max-inline-size: 12ch;
    font-size: ${token.fontSize.h1};
    line-height: 1.04;
  }
  h1 + p {
    max-inline-size: 46ch;
    margin-block-start: ${token.space[5]};
    font-size: ${token.fontSize.lead};
    line-height: 1.5;
    color: ${token.textMuted};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[6]};
    padding-block-start: ${token.space[6]};
    h1 {
      max-inline-size: none;
    }
  }
`
