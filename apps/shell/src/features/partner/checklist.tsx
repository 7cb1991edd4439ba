import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ChecklistStep } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Check } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatCount } from '../../lib/i18n/format.ts'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { arched, media } from '../../ui/brand/shapes.ts'
import { useUser } from '../../lib/session/session.ts'
import { stepWords } from './checklist-labels.ts'
import { RisingSun } from './rising-sun.tsx'
import { useChangePartner, useChecklist } from './queries.ts'
import { mayAdminister } from '../../lib/session/effective-role.ts'

/** The steps to the first sale. The core marks a step done when its check passes. Renders nothing once all are done. */
export function Checklist({ isHidden }: { isHidden: boolean }) {
  const { data: steps } = useChecklist()
  if (!steps || isHidden || steps.every(({ isDone }) => isDone)) return null
  return <Way steps={steps} />
}

function Way({ steps }: { steps: ChecklistStep[] }) {
  const { companyName } = useBoot().brand
  const { data: user } = useUser()
  const change = useChangePartner()
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  const [count, all] = [formatCount(done), formatCount(steps.length)]
  return (
    <Part aria-labelledby="checklist">
      <Side>
        <RisingSun part={done / steps.length} />
        <p>
          <b>{count}</b> <Trans>of {all}</Trans>
        </p>
        <small>
          <Trans>Steps complete automatically once a check confirms they work.</Trans>
        </small>
      </Side>
      <div>
        <h2 id="checklist">
          <Trans>
            Launch <bdi>{companyName}</bdi>
          </Trans>
        </h2>
        <Steps>
          {steps.map((step, index) => (
            <Step key={step.name} step={step} number={index + 1} isNext={step === next} />
          ))}
        </Steps>
        {user && mayAdminister(user) && (
          <Foot>
            <Button
              variant="ghost"
              busy={change.isPending}
              onClick={() => change.mutate({ onboardingCompleted: true })}
            >
              <Trans>Hide this list</Trans>
            </Button>
            <small>
              <Trans>You can show it again in Settings.</Trans>
            </small>
          </Foot>
        )}
      </div>
    </Part>
  )
}

function Step({ step, number, isNext }: { step: ChecklistStep; number: number; isNext: boolean }) {
  const { title, text, tab } = stepWords(step)
  return (
    <li data-step={step.name} data-done={step.isDone}>
      <Mark $state={step.isDone ? 'done' : isNext ? 'next' : 'later'}>
        {step.isDone ? <Check size={16} aria-label={t`Done`} /> : formatCount(number)}
      </Mark>
      <span>
        <b>{title}</b>
        <bdi>{text}</bdi>
      </span>
      {tab && (
        <LinkButton
          variant={isNext ? 'primary' : 'ghost'}
          to={`/whitelabel-dashboard?tab=${tab}`}
          aria-label={t`Open: ${title}`}
        >
          <Trans>Open</Trans>
        </LinkButton>
      )}
    </li>
  )
}

const looks = {
  done: [token.successSubtle, token.successText],
  next: [token.primary, token.onPrimary],
  later: [token.surface2, token.text],
} as const

const Part = styled.section`
  display: grid;
  grid-template-columns: 260px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[7]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Side = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[2]};
  text-align: center;
  color: ${token.textMuted};
  b {
    font: 700 2rem/1.2 ${token.font.display};
    color: ${token.text};
  }
  ${media.tablet} {
    svg {
      display: none;
    }
  }
`
const Steps = styled.ol`
  margin-block-start: ${token.space[3]};
  padding: 0;
  list-style: none;
  border-block-start: 1px solid ${token.border};
  li {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    min-block-size: 64px;
    padding-block: ${token.space[2]};
    border-block-end: 1px solid ${token.border};
  }
  span {
    flex: 1;
    min-inline-size: 0;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  span b {
    display: block;
    font-size: ${token.fontSize.control};
    font-weight: 600;
    color: ${token.text};
  }
`
const Mark = styled.i<{ $state: keyof typeof looks }>`
  ${arched}
  --arch-foot: 3px;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 38px;
  font-style: normal;
  font-size: ${token.fontSize.small};
  font-weight: 600;
  background: ${({ $state }) => looks[$state][0]};
  color: ${({ $state }) => looks[$state][1]};
`
const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};
  margin-block-start: ${token.space[2]};
  color: ${token.textMuted};
`
