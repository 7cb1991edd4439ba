import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Estimate } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { ArrowRight, Plus, UserRound } from '#icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { useCast } from '../../lib/canvas/cast.ts'
import { formatMinutes } from '../../lib/i18n/format.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/inputs.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { TextLink } from '../../ui/controls/text-link.tsx'

interface ScriptBoxProps {
  script: string
  wordCount: number
  /** The estimate of the core; undefined until it has responded. */
  estimate: Estimate | undefined
  hasCredits: boolean
  /** Another way to begin than writing. */
  otherStart: ReactNode
  onScript: (script: string) => void
  /** The wizard, with the written text. */
  start: { to: string; state: unknown }
  onAddCredits: () => void
}

/** The first thing on the dashboard: what the presenter should say, and the way on from there. */
export function ScriptBox({ script, wordCount, estimate, hasCredits, otherStart, start, ...on }: ScriptBoxProps) {
  const { words } = useBoot()
  return (
    <Box>
      <Writing>
        <h2>{words.createHeading}</h2>
        <Field
          label={t`What should your presenter say?`}
          aside={
            script === '' && (
              <Ways>
                {otherStart}
                <Example type="button" onClick={() => on.onScript(words.sampleScript)}>
                  <Trans>Try an example</Trans>
                </Example>
              </Ways>
            )
          }
        >
          <Script
            dir="auto"
            rows={4}
            value={script}
            placeholder={words.scriptPlaceholder}
            onChange={(event) => on.onScript(event.currentTarget.value)}
          />
        </Field>
        <Foot>
          <div>
            <Counts>{countsLine(wordCount, estimate)}</Counts>
            <p>{hasCredits ? t`Cost: 1 credit per minute of video` : t`You need credits to create videos`}</p>
          </div>
          {hasCredits ? (
            <LinkButton size="lg" {...start}>
              <Trans>Start Video Creation</Trans>
              <ArrowRight size={18} className="flips" aria-hidden="true" />
            </LinkButton>
          ) : (
            <Button size="lg" icon={<Plus size={18} aria-hidden="true" />} onClick={on.onAddCredits}>
              <Trans>Add Credits to Start</Trans>
            </Button>
          )}
        </Foot>
      </Writing>
      <Who />
    </Box>
  )
}

function Who() {
  return (
    <Side>
      <Arch foot="flat" opens ratio={0.7576}>
        <Presenter presenterId={useCast()[0]} />
      </Arch>
      <Swap>
        <TextLink to="/manage-avatars">
          <UserRound size={16} aria-hidden="true" />
          <Trans>See all presenters</Trans>
        </TextLink>
      </Swap>
    </Side>
  )
}

function countsLine(wordCount: number, estimate: Estimate | undefined): string {
  const parts = [plural(wordCount, { one: '# word', other: '# words' })]
  if (wordCount > 0 && estimate && estimate.creditsNeeded > 0) {
    const length = formatMinutes(estimate.duration)
    parts.push(t`about ${length}`, plural(estimate.creditsNeeded, { one: '# credit', other: '# credits' }))
  }
  return parts.join(' · ')
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 236px;
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${token.radius.frame};
  background: ${token.surface};
  box-shadow: ${token.shadow2};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    border-radius: ${token.radius.card};
  }
`
const Writing = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  padding: ${token.space[5]} ${token.space[6]};
  ${media.narrow} {
    padding: ${token.space[4]};
  }
`
const Script = styled(TextArea)`
  min-block-size: 128px;
  background: ${token.bg};
  font-size: 1.125rem;
  line-height: 1.55;
`
const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[4]};
  font-size: ${token.fontSize.small};
  > button {
    min-block-size: 32px;
  }
`
const Example = styled.button`
  white-space: nowrap;
  border: 0;
  background: none;
  color: ${token.link};
  font-size: ${token.fontSize.small};
  font-weight: 600;
  cursor: pointer;
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]};
  font-size: ${token.fontSize.small};
  color: ${token.textMuted};
  ${media.narrow} {
    > :is(a, button) {
      inline-size: 100%;
    }
  }
`
const Counts = styled.p`
  color: ${token.text};
  font-variant-numeric: tabular-nums;
`
const Side = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  align-items: end;
  padding: ${token.space[5]} ${token.space[5]} 0;
  background: ${token.surface2};
  ${media.narrow} {
    grid-template-columns: 92px 1fr;
    grid-template-rows: auto;
    padding-block: ${token.space[3]} 0;
    padding-inline: ${token.space[4]} 0;
    border-block-start: 1px solid ${token.border};
  }
`
const Swap = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 48px;
  margin-inline: calc(-1 * ${token.space[5]});
  border-block-start: 1px solid ${token.border};
  background: ${token.surface};
  font-size: ${token.fontSize.small};
  ${media.narrow} {
    place-items: center start;
    align-self: center;
    margin-inline: ${token.space[4]};
    border: 0;
    background: none;
  }
`
