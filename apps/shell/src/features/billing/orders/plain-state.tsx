import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { Scene } from '../../../ui/brand/scene.tsx'
import { ButtonRow } from '../../../ui/controls/action-row.tsx'
import { media } from '../../../ui/brand/shapes.ts'

/** Shown in place of a form or an order: a sentence with links. */
export function PlainState({ title, text, children }: { title: ReactNode; text: ReactNode; children?: ReactNode }) {
  const { vertical } = useBoot()
  return (
    <Place>
      <Arch size="120px">
        <Scene vertical={vertical} sunX={124} />
      </Arch>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonRow>{children}</ButtonRow>
      </div>
    </Place>
  )
}

const Place = styled.section`
  display: flex;
  align-items: center;
  gap: ${token.space[5]};
  padding-block: ${token.space[4]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  p {
    max-inline-size: 60ch;
    margin-block: ${token.space[1]} ${token.space[4]};
    color: ${token.textMuted};
  }
  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    > span {
      align-self: center;
    }
  }
`
