import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { Arch } from '../brand/brand-frame.tsx'
import { Scene } from '../brand/scene.tsx'
import { media } from '../brand/shapes.ts'

interface EmptyStateProps {
  title: string
  text?: ReactNode
  /** The next step, as a button or link. */
  action?: ReactNode
  /** Replaces the tenant's scene in the arch. */
  picture?: ReactNode
  /** Renders the title as a heading of level 2, for pages without a heading of a section above it. */
  isPart?: boolean
}

/** The place of something that does not exist yet. Show it only once the data is known to be empty. */
export function EmptyState({ title, text, action, picture, isPart = false }: EmptyStateProps) {
  const { vertical } = useBoot()
  return (
    <Place>
      <Arch size="120px">{picture ?? <Scene vertical={vertical} sunX={124} />}</Arch>
      <div>
        <Title as={isPart ? 'h2' : 'h3'}>{title}</Title>
        {text && <p>{text}</p>}
        {action}
      </div>
    </Place>
  )
}

const Title = styled.h3`
  font-size: ${token.fontSize.lead};
`
const Place = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[5]};
  padding-block: ${token.space[4]};
  > div {
    display: grid;
    justify-items: start;
    gap: ${token.space[1]};
  }
  p {
    max-inline-size: 52ch;
    color: ${token.textMuted};
  }
  a,
  button {
    margin-block-start: ${token.space[3]};
  }
  ${media.phone} {
    flex-direction: column;
    text-align: center;
    > div {
      justify-items: center;
    }
  }
`
