import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { media } from '../../ui/brand/shapes.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { type Step, stepLabels } from './wizard.ts'

/** The content of a wizard step. */
export interface StepParts {
  title: string
  text: string
  content: ReactNode
  /** Shown beside the content, and below it on phones. */
  side: ReactNode
}

interface WizardStepProps extends StepParts {
  step: Step
  /** Returns what leads to a step, where nothing before it is missing. */
  wayTo: (step: Step) => (() => void) | undefined
  /** The save state of the draft. */
  mark: ReactNode
  /** A note that is shown on every step. */
  note: ReactNode
}

/** The current step of the wizard. A new step moves the focus to its heading. */
export function WizardStep({ step, wayTo, mark, note, title, text, content, side }: WizardStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(step)
  const { t } = useLingui()
  useLayoutEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <>
      <Line>
        <Stepper
          label={t`Steps to create a video`}
          steps={stepLabels()}
          current={step - 1}
          wayTo={(index) => wayTo((index + 1) as Step)}
        />
        {mark}
      </Line>
      {note}
      <Columns>
        <Content>
          <header>
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p>{text}</p>
          </header>
          {/* A boundary per step: the old step never stays, with a Next that does nothing, while the new one's code loads. */}
          <Suspense key={step} fallback={<Skeleton height="320px" radius={token.radius.card} />}>
            {content}
          </Suspense>
        </Content>
        <Side>
          <Suspense key={step} fallback={<Skeleton height="240px" radius={token.radius.card} />}>
            {side}
          </Suspense>
        </Side>
      </Columns>
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block-end: ${token.space[4]};
  border-block-end: 1px solid ${token.border};
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 324px;
  align-items: start;
  gap: ${token.space[7]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) 260px;
    gap: ${token.space[6]};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
  h1 {
    font-size: clamp(1.75rem, 1.3rem + 1.7vw, 2.5rem);
    line-height: 1.1;
  }
  h1:focus-visible {
    outline: none;
  }
  header p {
    margin-block-start: ${token.space[1]};
    color: ${token.textMuted};
  }
`
const Side = styled.aside`
  display: grid;
  gap: ${token.space[4]};
`
