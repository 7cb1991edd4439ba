import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatCount } from '../../lib/i18n/format.ts'
import { hasTwins } from '../../lib/text/twins.ts'
import { useCast } from '../../lib/canvas/cast.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** The way from a text to a video in three steps, each with a piece of the product itself. */
export function Steps() {
  const boot = useBoot()
  return (
    <Section title={<Trans>Three steps to a finished video</Trans>}>
      <List>
        <Step number={1} title={<Trans>Design a script</Trans>} picture={<ScriptPicture />}>
          <Trans>Write what you’d say in person. See words, minutes and credits as you type.</Trans>
        </Step>
        <Step number={2} title={<Trans>Select a digital twin</Trans>} picture={<FacesPicture />}>
          {hasTwins(boot) ? (
            <Trans>
              A stock presenter, or a twin created from your own recording. See and hear each one before you choose.
            </Trans>
          ) : (
            <Trans>Choose from our stock presenters. See and hear each one first.</Trans>
          )}
        </Step>
        <Step number={3} title={<Trans>Generate and share</Trans>} picture={<VideoPicture />}>
          <Trans>
            Ready in minutes, with captions and in your brand colors. Watch, download and share it anywhere.
          </Trans>
        </Step>
      </List>
    </Section>
  )
}

interface StepProps {
  number: number
  title: ReactNode
  picture: ReactNode
  children: ReactNode
}

function Step({ number, title, picture, children }: StepProps) {
  return (
    <li>
      <Picture aria-hidden="true">{picture}</Picture>
      <h3>
        <span aria-hidden="true">{formatCount(number)}</span>
        {title}
      </h3>
      <p>{children}</p>
    </li>
  )
}

function ScriptPicture() {
  const { words } = useBoot()
  return (
    <Sheet>
      <b>{words.scriptLabel}</b>
      {words.sampleLine}
      <Badge tone="brand">
        <Trans>0.5 credits</Trans>
      </Badge>
    </Sheet>
  )
}

function FacesPicture() {
  const [middle, left, right] = useCast()
  return (
    <Faces>
      <Arch size="25%" foot="flat">
        <Presenter presenterId={left} />
      </Arch>
      <Arch size="36%" foot="flat" selected>
        <Presenter presenterId={middle} />
      </Arch>
      <Arch size="25%" foot="flat">
        <Presenter presenterId={right} />
      </Arch>
    </Faces>
  )
}

function VideoPicture() {
  const { words } = useBoot()
  return (
    <VideoFrame>
      <Presenter presenterId={useCast()[0]} />
      <span>{words.sampleLine}</span>
    </VideoFrame>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[6]};
  h3 {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    margin-block: ${token.space[4]} ${token.space[2]};
    font: 700 ${token.fontSize.h3}/1.2 ${token.font.display};
    letter-spacing: -0.02em;
  }
  h3 span {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 32px;
    padding-block-start: 3px;
    border-radius: 14px 14px 6px 6px;
    background: ${token.primarySubtle};
    color: ${token.primaryText};
    font: 600 ${token.fontSize.small}/1 ${token.font.text};
  }
  p {
    color: ${token.textMuted};
    font-size: ${token.fontSize.control};
  }
`
const Picture = styled.div`
  display: grid;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: ${token.radius.card};
  background: ${token.primarySubtle};
`
const Sheet = styled.div`
  display: grid;
  gap: ${token.space[2]};
  justify-items: start;
  place-self: center;
  inline-size: 82%;
  padding: ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.surface};
  box-shadow: ${token.shadow2};
  font-size: ${token.fontSize.small};
`
const Faces = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: 4%;
  align-self: end;
`
const VideoFrame = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-block-size: 0;
  > span:last-child {
    padding: ${token.space[2]} ${token.space[4]};
    background: ${token.surface};
    border: 1px solid ${token.border};
    border-block-start: 0;
    border-radius: 0 0 ${token.radius.card} ${token.radius.card};
    font-size: ${token.fontSize.badge};
    font-weight: 600;
    text-align: center;
    text-wrap: balance;
  }
`
