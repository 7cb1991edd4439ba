import { token } from '@vitrine/theme'
import { Check } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Wrap } from '../../../ui/layout/page.tsx'
import { media } from '../../../ui/brand/shapes.ts'

interface FeatureRowProps {
  id: string
  /** Name of the feature in the app. */
  name: ReactNode
  title: ReactNode
  facts: string[]
  /** A piece of the product; it only repeats what the facts say. */
  picture: ReactNode
}

/** A feature in words, with an example beside it; every second row is mirrored. */
export function FeatureRow({ id, name, title, facts, picture }: FeatureRowProps) {
  return (
    <Row id={id}>
      <div aria-hidden="true">{picture}</div>
      <div>
        <p>{name}</p>
        <h2>{title}</h2>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>
              <Check size={18} aria-hidden="true" />
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </Row>
  )
}

const Row = styled(Wrap).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${token.space[7]};
  align-items: center;
  padding-block: ${token.space[6]};
  &:nth-of-type(even) > div:first-child {
    order: 1;
  }
  p {
    font-size: ${token.fontSize.small};
    font-weight: 600;
    color: ${token.primaryText};
  }
  h2 {
    max-inline-size: 18ch;
    margin-block: ${token.space[1]} ${token.space[5]};
    font-size: ${token.fontSize.h2};
  }
  ul {
    display: grid;
    gap: ${token.space[3]};
  }
  li {
    display: flex;
    gap: ${token.space[3]};
  }
  svg {
    flex: none;
    margin-block-start: 3px;
  }
  li svg {
    color: ${token.primaryText};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[5]};
    &:nth-of-type(even) > div:first-child {
      order: 0;
    }
  }
`
