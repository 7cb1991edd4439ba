import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useCast } from '../../lib/canvas/cast.ts'
import { Arch } from '../brand/brand-frame.tsx'
import { Wrap } from './page.tsx'
import { Presenter } from '../brand/presenter.tsx'
import { media } from '../brand/shapes.ts'

interface BandProps {
  title: ReactNode
  text: ReactNode
  action: ReactNode
}

/** The closing band of a public page: one thing to do, and three people who stand on its edge. */
export function Band({ title, text, action }: BandProps) {
  const people = useCast().slice(-3)
  return (
    <Ground>
      <Wrap>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          {action}
        </div>
        <People aria-hidden="true">
          {people.map((presenterId) => (
            <Person key={presenterId}>
              <Presenter presenterId={presenterId} />
            </Person>
          ))}
        </People>
      </Wrap>
    </Ground>
  )
}

const Ground = styled.section`
  margin-block-start: ${token.space[8]};
  background: ${token.stage};
  ${Wrap} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: end;
    gap: ${token.space[6]};
    padding-block-start: ${token.space[7]};
  }
  ${Wrap} > div:first-child {
    padding-block-end: ${token.space[7]};
  }
  h2 {
    font-size: ${token.fontSize.h2};
  }
  p {
    max-inline-size: 40ch;
    margin-block: ${token.space[3]} ${token.space[5]};
    font-size: ${token.fontSize.lead};
  }
  ${media.narrow} {
    ${Wrap} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    ${Wrap} > div:first-child {
      padding-block-end: ${token.space[5]};
    }
  }
`
const People = styled.div`
  display: grid;
  grid-template-columns: 29fr 40fr 29fr;
  align-items: end;
  gap: ${token.space[4]};
  --stage: ${token.surface};
`
const Person = styled(Arch)`
  --arch-foot: 0px;
`
