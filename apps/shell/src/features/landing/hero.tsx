import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import type { Sample } from '@vitrine/contract'
import { Check, Play } from '#icons'
import { Suspense, lazy } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { useCast, presenterName } from '../../lib/canvas/cast.ts'
import { formatMinutes } from '../../lib/i18n/format.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Button, LinkButton } from '../../ui/controls/button.tsx'
import { Wrap } from '../../ui/layout/page.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { splitPromise, withBreaks } from './split-promise.ts'

// The player is loaded when a video is requested.
const SampleVideo = lazy(() => import('./sample-video.tsx').then(({ SampleVideo }) => ({ default: SampleVideo })))

interface HeroProps {
  /** The video shown in place of the people. */
  shown: Sample | undefined
  onShow: (sample: Sample | undefined) => void
}

/** The promise, its call to action, and two presenters or the requested sample video. */
export function Hero({ shown, onShow }: HeroProps) {
  const { t } = useLingui()
  const { words, freeCredits, samples, hasSession, language } = useBoot()
  const [sample] = samples
  const [start, end] = splitPromise(words.promise)
  const free = [plural(freeCredits, { one: '# free credit', other: '# free credits' }), t`No card needed`]
  const proofs = [...(freeCredits > 0 ? free : []), t`Captions included`]
  const create = freeCredits > 0 ? <Trans>Create a free video</Trans> : <Trans>Create a video</Trans>
  const action = hasSession ? <Trans>Generate Video</Trans> : create
  return (
    <Stage $hasVideo={shown !== undefined}>
      <Pitch>
        <h1>
          <span suppressHydrationWarning>{withBreaks(start, language)}</span>{' '}
          <em suppressHydrationWarning>{withBreaks(end, language)}</em>
        </h1>
        <p>{words.promiseDetail}</p>
        <Actions>
          <LinkButton to={hasSession ? '/generate-video' : '/register'} size="lg">
            {action}
          </LinkButton>
          {sample ? (
            <Button
              size="lg"
              variant="secondary"
              icon={<Play size={18} aria-hidden="true" />}
              onClick={() => onShow(sample)}
            >
              <Trans>Watch an example, {formatMinutes(sample.durationSeconds / 60)}</Trans>
            </Button>
          ) : (
            !hasSession && (
              <LinkButton to="/login" size="lg" variant="secondary">
                <Trans>Sign in</Trans>
              </LinkButton>
            )
          )}
        </Actions>
        <Proofs>
          {proofs.map((proof) => (
            <li key={proof}>
              <Check size={16} aria-hidden="true" />
              {proof}
            </li>
          ))}
        </Proofs>
      </Pitch>
      {shown ? (
        <Suspense fallback={<TwoPeople />}>
          <SampleVideo sample={shown} onClose={() => onShow(undefined)} />
        </Suspense>
      ) : (
        <TwoPeople />
      )}
    </Stage>
  )
}

function TwoPeople() {
  const { words } = useBoot()
  const [first, second] = useCast()
  return (
    <People>
      <Small foot="flat" opens>
        <Presenter presenterId={second} />
      </Small>
      <Large foot="flat" opens>
        <Presenter presenterId={first} />
      </Large>
      <Line>
        <b>{presenterName(first)}</b>
        {words.sampleLine}
      </Line>
    </People>
  )
}

const Stage = styled(Wrap)<{ $hasVideo: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $hasVideo }) => ($hasVideo ? 4 : 6)}fr) minmax(0, 5fr);
  gap: ${token.space[7]};
  align-items: end;
  padding-block-start: ${token.space[5]};
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[6]};
  }
`
const Pitch = styled.div`
  align-self: center;
  padding-block-end: ${token.space[7]};
  h1 {
    max-inline-size: 13ch;
    font-size: ${token.fontSize.h1};
    line-height: 1.04;
  }
  em {
    font-style: normal;
    color: ${token.primaryText};
  }
  /* Lines break between words only, and the second clause begins a line of its own. */
  h1:lang(zh) {
    max-inline-size: 10em;
    word-break: keep-all;
  }
  em:lang(zh) {
    display: inline-block;
  }
  > p {
    max-inline-size: 46ch;
    margin-block: ${token.space[5]};
    font-size: ${token.fontSize.lead};
    line-height: 1.5;
    color: ${token.textMuted};
  }
  @media (max-width: 900px) {
    padding-block-end: 0;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`
const Proofs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[5]};
  margin-block-start: ${token.space[5]};
  font-size: ${token.fontSize.small};
  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  svg {
    color: ${token.primaryText};
  }
`
const People = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
`
const Small = styled(Arch)`
  inline-size: 32%;
  margin-inline-end: -8%;
  z-index: 1;
`
const Large = styled(Arch)`
  inline-size: 76%;
  > * {
    animation-delay: 60ms;
  }
`
const Line = styled.p`
  position: absolute;
  z-index: 2;
  inset-inline-end: ${token.space[5]};
  inset-block-end: ${token.space[5]};
  display: grid;
  gap: 2px;
  inline-size: min(300px, 56%);
  padding: ${token.space[4]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
  font-size: ${token.fontSize.control};
  line-height: 1.45;
  b {
    font-size: ${token.fontSize.badge};
    color: ${token.primaryText};
  }
  /* Hidden on small screens, where the line below the picture replaces it, so that no face is covered. */
  ${media.narrow} {
    display: none;
  }
`
