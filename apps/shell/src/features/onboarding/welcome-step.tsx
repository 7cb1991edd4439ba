import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Clapperboard, Clock3, Coins } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { useCast, presenterName } from '../../lib/canvas/cast.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { TextArea } from '../../ui/forms/inputs.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import { media } from '../../ui/brand/shapes.ts'

interface SentenceProps {
  sentence: string
  onSentence: (sentence: string) => void
}

/** The product in three points. */
export function WelcomePoints() {
  const { freeCredits } = useBoot()
  return (
    <Points>
      <li>
        <Clapperboard size={20} aria-hidden="true" />
        <h2>
          <Trans>AI Videos</Trans>
        </h2>
        <p>
          <Trans>Write what you’d say in person. A presenter says it, with captions and in your brand colors.</Trans>
        </p>
      </li>
      <li>
        <Coins size={20} aria-hidden="true" />
        <h2>
          <Trans>Credit System</Trans>
        </h2>
        <p>
          {freeCredits > 0 ? (
            <Plural
              value={freeCredits}
              one="1 credit is 1 minute of video. You start with # credit and only pay for videos that succeed."
              other="1 credit is 1 minute of video. You start with # credits and only pay for videos that succeed."
            />
          ) : (
            <Trans>1 credit is 1 minute of video. You only pay for videos that succeed.</Trans>
          )}
        </p>
      </li>
      <li>
        <Clock3 size={20} aria-hidden="true" />
        <h2>
          <Trans>Quick Setup</Trans>
        </h2>
        <p>
          <Trans>Just a sentence and a presenter. No other setup needed.</Trans>
        </p>
      </li>
    </Points>
  )
}

/** The first sentence, in the presence of the one who will say it. */
export function FirstSentence({ sentence, onSentence }: SentenceProps) {
  const presenterId = useCast()[0]
  const { t } = useLingui()
  const name = isolated(presenterName(presenterId))
  return (
    <Stage>
      <Arch opens ratio={0.926}>
        <Presenter presenterId={presenterId} />
      </Arch>
      <div data-uncovered>
        <Field
          label={t`What should ${name} say first?`}
          hint={t`Edit this sentence. It becomes the script of your first video.`}
        >
          <TextArea
            dir="auto"
            rows={2}
            maxLength={600}
            value={sentence}
            onChange={(event) => onSentence(event.currentTarget.value)}
          />
        </Field>
      </div>
    </Stage>
  )
}

const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid ${token.border};
  li {
    padding: ${token.space[4]} ${token.space[4]} ${token.space[5]};
  }
  li:first-child {
    padding-inline-start: 0;
  }
  li + li {
    border-inline-start: 1px solid ${token.border};
  }
  svg {
    box-sizing: content-box;
    padding: 13px 10px 12px;
    border-radius: 20px 20px 9px 9px;
    background: ${token.primarySubtle};
    color: ${token.primaryText};
  }
  h2 {
    margin-block: ${token.space[2]} ${token.space[1]};
    font: 600 1rem/1.35 ${token.font.text};
    letter-spacing: 0;
  }
  p {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    li,
    li:first-child {
      display: grid;
      grid-template-columns: auto 1fr;
      column-gap: 14px;
      padding: ${token.space[3]} 0;
    }
    li + li {
      border-inline-start: 0;
      border-block-start: 1px solid ${token.border};
    }
    svg {
      grid-row: span 2;
    }
  }
`
const Stage = styled.div`
  display: grid;
  gap: ${token.space[5]};
  ${media.narrow} {
    > :first-child {
      inline-size: 240px;
      max-inline-size: 100%;
      justify-self: center;
    }
  }
`
