import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../lib/boot/boot.ts'
import { Arch } from '../ui/brand/brand-frame.tsx'
import { Logo } from '../ui/brand/logo.tsx'
import { useTitle, Wrap } from '../ui/layout/page.tsx'
import { Scene } from '../ui/brand/scene.tsx'

interface NoticePageProps {
  title: string
  text: string
  action: ReactNode
  /** A small line at the bottom. */
  note?: ReactNode
}

/** A standalone page with one message, such as an unknown address or a screen that crashed. */
export function NoticePage({ title, text, action, note }: NoticePageProps) {
  const { vertical } = useBoot()
  useTitle(title)
  return (
    <Middle>
      <header>
        <Logo />
      </header>
      <main id="main" tabIndex={-1}>
        <Arch size="min(220px, 56vw)" foot="flat" opens>
          <Scene vertical={vertical} sunX={100} />
        </Arch>
        <Line />
        <h1>{title}</h1>
        <p>{text}</p>
        <Actions>{action}</Actions>
        {note && <small>{note}</small>}
      </main>
    </Middle>
  )
}

const Middle = styled(Wrap)`
  flex: 1;
  display: flex;
  flex-direction: column;
  padding-block: ${token.space[3]} ${token.space[7]};
  main {
    flex: 1;
    display: grid;
    align-content: center;
    justify-items: center;
    text-align: center;
  }
  h1 {
    margin-block: ${token.space[6]} ${token.space[3]};
    font-size: ${token.fontSize.h2};
  }
  p {
    max-inline-size: 52ch;
    color: ${token.textMuted};
  }
  small {
    margin-block-start: ${token.space[5]};
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
`
const Line = styled.hr`
  inline-size: min(420px, 100%);
  border: 0;
  border-block-start: 3px solid ${token.stage3};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[3]};
  margin-block-start: ${token.space[5]};
`
