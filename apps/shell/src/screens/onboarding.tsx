import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { ArrowRight } from '#icons'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { Guard } from '../app/guard/guard.tsx'
import { ThemeSwitch } from '../app/layouts/theme-switch.tsx'
import { PlanStep } from '../features/onboarding/plan-step.tsx'
import { FirstSentence, WelcomePoints } from '../features/onboarding/welcome-step.tsx'
import { useFirstDraft } from '../features/wizard/drafts/first-draft.ts'
import { useBoot } from '../lib/boot/boot.ts'
import { useCast } from '../lib/canvas/cast.ts'
import { isolated } from '../lib/i18n/isolated.ts'
import { firstNameOf } from '../lib/text/names.ts'
import { personName, useUser } from '../lib/session/session.ts'
import { Arch } from '../ui/brand/brand-frame.tsx'
import { ButtonRow } from '../ui/controls/action-row.tsx'
import { Button, LinkButton } from '../ui/controls/button.tsx'
import { Logo } from '../ui/brand/logo.tsx'
import { useTitle, Wrap } from '../ui/layout/page.tsx'
import { Presenter } from '../ui/brand/presenter.tsx'
import { media } from '../ui/brand/shapes.ts'
import { Stepper } from '../ui/forms/stepper.tsx'
import { TextLink } from '../ui/controls/text-link.tsx'

function stepNames(): string[] {
  return [t({ message: 'Welcome', comment: 'The first step of the set-up' }), t`Choose Your Plan`, t`You’re All Set`]
}

/** /onboarding */
export function Onboarding() {
  return (
    <Guard>
      <SetUp />
    </Guard>
  )
}

function SetUp() {
  const { words } = useBoot()
  const [address, setAddress] = useSearchParams()
  const [sentence, setSentence] = useState(words.sampleLine)
  const steps = stepNames()
  const step = Math.min(steps.length, Math.max(1, Number(address.get('step')) || 1))
  const firstDraft = useFirstDraft()
  const draftId = address.get('draft') ?? undefined
  const resume = (draft = draftId) => setAddress({ step: String(step + 1), ...(draft ? { draft } : {}) })
  // Without a network the next screen opens all the same, with the sentence.
  const keep = () =>
    sentence.trim() === ''
      ? resume()
      : firstDraft.mutate(sentence, { onSuccess: (id) => resume(id), onError: () => resume() })
  useTitle(steps[step - 1] ?? '')
  useFocusOnStep(step)
  return (
    <Column>
      <Bar>
        <Logo />
        <Stepper
          label={t({ message: 'Set up', comment: 'Noun: the steps of the set-up' })}
          steps={steps}
          current={step - 1}
        />
        <span>
          <ThemeSwitch />
          <LinkButton to="/dashboard" variant="ghost">
            <Trans>Skip Setup</Trans>
          </LinkButton>
        </span>
      </Bar>
      {step === 1 && (
        <Welcome sentence={sentence} onSentence={setSentence} onContinue={keep} isKeeping={firstDraft.isPending} />
      )}
      {step === 2 && <Plan onLater={() => resume()} />}
      {step === 3 && <AllSet sentence={sentence} draftId={draftId} />}
      <Questions />
    </Column>
  )
}

/** Each step begins at its heading, for eyes and screen readers; so does the first, after registering. */
function useFocusOnStep(step: number): void {
  const shownStep = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [step])
}

interface WelcomeProps {
  sentence: string
  onSentence: (sentence: string) => void
  onContinue: () => void
  isKeeping: boolean
}

function Welcome({ sentence, onSentence, onContinue, isKeeping }: WelcomeProps) {
  const { data: user } = useUser()
  const firstName = isolated(user ? firstNameOf(personName(user)) : '')
  return (
    <Halves side={<FirstSentence sentence={sentence} onSentence={onSentence} />}>
      <h1 tabIndex={-1}>
        <Trans>Welcome, {firstName}. Let’s create your first video.</Trans>
      </h1>
      <WelcomePoints />
      <div>
        <Button size="lg" onClick={onContinue} busy={isKeeping}>
          <Resume />
        </Button>
      </div>
    </Halves>
  )
}

function Plan({ onLater }: { onLater: () => void }) {
  const { payments, freeCredits } = useBoot()
  return (
    <Halves side={<Face index={1} />}>
      <h1 tabIndex={-1}>
        <Trans>Choose Your Plan</Trans>
      </h1>
      <PlanStep />
      <ButtonRow>
        <Button size="lg" onClick={onLater}>
          {freeCredits > 0 ? (
            <Plural value={freeCredits} one="Start with # free credit" other="Start with # free credits" />
          ) : (
            <Trans>Choose later</Trans>
          )}
        </Button>
        {payments !== null && (
          <LinkButton to="/subscription-addons" size="lg" variant="secondary">
            <Resume />
          </LinkButton>
        )}
      </ButtonRow>
    </Halves>
  )
}

function AllSet({ sentence, draftId }: { sentence: string; draftId: string | undefined }) {
  const first = draftId
    ? { to: `/generate-video?draft=${draftId}` }
    : { to: '/generate-video', state: { script: sentence } }
  return (
    <Halves side={<Face index={2} />}>
      <h1 tabIndex={-1}>
        <Trans>You’re All Set</Trans>
      </h1>
      <Lead>
        <Trans>Your first sentence is in the script. Add to it, choose a presenter and press Generate.</Trans>
      </Lead>
      <ButtonRow>
        <LinkButton {...first} size="lg">
          <Trans>Create your first video</Trans>
        </LinkButton>
        <LinkButton to="/manage-avatars-clean" size="lg" variant="secondary">
          <Trans>Meet the presenters</Trans>
        </LinkButton>
        <LinkButton to="/dashboard" size="lg" variant="ghost">
          <Trans>Continue</Trans>
        </LinkButton>
      </ButtonRow>
    </Halves>
  )
}

function Resume() {
  return (
    <>
      <Trans>Continue</Trans>
      <ArrowRight size={18} className="flips" aria-hidden="true" />
    </>
  )
}

function Questions() {
  return (
    <Foot>
      <Trans>Questions?</Trans>{' '}
      <TextLink to="/faq">
        <Trans>Questions and answers</Trans>
      </TextLink>
    </Foot>
  )
}

function Face({ index }: { index: number }) {
  return (
    <Arch opens ratio={0.926}>
      <Presenter presenterId={useCast()[index] ?? ''} />
    </Arch>
  )
}

function Halves({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Body id="main" tabIndex={-1}>
      <Texts>{children}</Texts>
      {side}
    </Body>
  )
}

const Column = styled(Wrap)`
  flex: 1;
  display: flex;
  flex-direction: column;
`
const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[5]};
  padding-block: ${token.space[3]};
  > span {
    display: flex;
  }
  ${media.tablet} {
    ol {
      order: 3;
      inline-size: 100%;
    }
  }
`
const Body = styled.main`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
  gap: ${token.space[8]};
  align-items: center;
  padding-block: ${token.space[5]} ${token.space[7]};
  h1 {
    max-inline-size: 15ch;
    font-size: clamp(2rem, 1.4rem + 2.4vw, 3.25rem);
    line-height: 1.04;
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[6]};
    align-items: start;
    /* On one column the face comes right after the heading, and the way on comes last. */
    > :first-child {
      display: contents;
    }
    > :first-child > :not(h1) {
      order: 1;
    }
  }
`
const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
  /* On a phone the buttons are as wide as the page, one below the other. */
  ${media.narrow} {
    .t-button {
      inline-size: 100%;
    }
  }
`
const Lead = styled.p`
  max-inline-size: 48ch;
  font-size: ${token.fontSize.lead};
  color: ${token.textMuted};
`
const Foot = styled.footer`
  padding-block: ${token.space[4]};
  color: ${token.textMuted};
`
