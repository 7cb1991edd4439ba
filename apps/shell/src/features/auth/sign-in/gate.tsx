import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { useCast, presenterName } from '../../../lib/canvas/cast.ts'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { Logo } from '../../../ui/brand/logo.tsx'
import { Presenter } from '../../../ui/brand/presenter.tsx'

interface GateProps {
  /** Shown at the end of the bar. */
  tools: ReactNode
  children: ReactNode
}

/** The frame of the sign-in pages: the form on one side, three presenters on one ground line on the other. */
export function Gate({ tools, children }: GateProps) {
  return (
    <Halves>
      <FormSide>
        <header>
          <Logo />
          <Tools>{tools}</Tools>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </FormSide>
      <Scenery />
    </Halves>
  )
}

function Scenery() {
  const { t } = useLingui()
  const { words } = useBoot()
  const [middle, left, right] = useCast()
  const name = presenterName(middle)
  return (
    <SceneSide aria-label={t`An example`}>
      <Talk>
        <blockquote>{words.sampleLine}</blockquote>
        <p>
          <Trans>{name} says what you write.</Trans>
        </p>
      </Talk>
      <Row aria-hidden="true">
        <Arch foot="flat" opens>
          <Presenter presenterId={left} />
        </Arch>
        <Arch foot="flat" opens ratio={0.784}>
          <Presenter presenterId={middle} />
        </Arch>
        <Arch foot="flat" opens>
          <Presenter presenterId={right} />
        </Arch>
      </Row>
      <Ground />
    </SceneSide>
  )
}

const wide = '@media (min-width: 900px)'

const Halves = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`
const FormSide = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token.space[5]};
  padding: ${token.space[4]} clamp(16px, 5vw, 88px) ${token.space[6]};
  background: ${token.surface};
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[3]};
  }
  header,
  main {
    inline-size: 100%;
    max-inline-size: 440px;
    margin-inline: auto;
  }
  h1 {
    margin-block-end: 6px;
    font-size: clamp(1.75rem, 1.3rem + 1.7vw, 2.5rem);
    line-height: 1.1;
  }
  ${wide} {
    main {
      margin-block: auto;
    }
  }
`
const Tools = styled.div`
  display: flex;
  flex: none;
  /* Their icons, which have room around them, end where the form does. */
  margin-inline-end: -12px;
`
const SceneSide = styled.aside`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  overflow: hidden;
  background: ${token.stage};
`
const Talk = styled.div`
  display: grid;
  gap: 14px;
  max-inline-size: 600px;
  margin-block: auto;
  padding: ${token.space[6]} clamp(24px, 4vw, 48px);
  blockquote {
    font: 700 clamp(1.5rem, 1rem + 1.7vw, 2.375rem) / 1.15 ${token.font.display};
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
`
const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1.95fr 1fr;
  align-items: end;
  gap: ${token.space[4]};
  padding-inline: clamp(24px, 4vw, 48px);
  --stage: ${token.surface};
  > :nth-child(1) > * {
    animation-delay: 60ms;
  }
  > :nth-child(2) > * {
    animation-delay: 120ms;
  }
`
const Ground = styled.div`
  block-size: 28px;
  background: ${token.stage2};
  border-block-start: 3px solid ${token.stage3};
  ${wide} {
    block-size: 56px;
  }
`
