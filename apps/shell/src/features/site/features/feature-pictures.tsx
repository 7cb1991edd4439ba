import { Plural, Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { presenterName, useCast } from '../../../lib/canvas/cast.ts'
import { formatMinutes } from '../../../lib/i18n/format.ts'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Presenter } from '../../../ui/brand/presenter.tsx'

const wordsPerMinute = 150

/** A script with its counters, as the editor shows them. */
export function ScriptPicture() {
  const { words } = useBoot()
  const count = words.sampleLine.split(/\s+/).length
  const minutes = count / wordsPerMinute
  return (
    <Ground>
      <Sheet>
        <b>{words.scriptLabel}</b>
        <p dir="auto">{words.sampleLine}</p>
        <small>
          <Plural value={count} one="# word" other="# words" /> · {formatMinutes(minutes)} ·{' '}
          <Plural value={Math.ceil(minutes * 2) / 2} one="# credit" other="# credits" />
        </small>
      </Sheet>
    </Ground>
  )
}

/** Four presenters on one line. */
export function FacesPicture() {
  return (
    <Ground>
      <Faces>
        {useCast()
          .slice(0, 4)
          .map((presenterId) => (
            <Face key={presenterId}>
              <Presenter presenterId={presenterId} />
            </Face>
          ))}
      </Faces>
    </Ground>
  )
}

/** A picture of a digital twin among the presenters. */
export function TwinPicture() {
  const [, , third] = useCast()
  return (
    <Ground>
      <PortraitFrame>
        <Presenter presenterId={third} />
      </PortraitFrame>
      <Label>
        <Badge tone="brand">
          <Trans>Custom</Trans>
        </Badge>
      </Label>
    </Ground>
  )
}

/** A video with its captions. */
export function VideoPicture() {
  const { brand, words } = useBoot()
  const [first] = useCast()
  return (
    <Ground>
      <VideoFrame>
        <PortraitFrame>
          <Presenter presenterId={first} />
        </PortraitFrame>
        <Sheet>
          <small>
            {presenterName(first)} · {brand.companyName}
          </small>
          <p dir="auto">{words.sampleLine}</p>
        </Sheet>
      </VideoFrame>
    </Ground>
  )
}

const Ground = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  justify-items: center;
  min-block-size: 320px;
  overflow: hidden;
  border-radius: ${token.radius.frame};
  background: ${token.stage};
  > * {
    --stage: ${token.surface};
  }
`
const Sheet = styled.div`
  align-self: center;
  display: grid;
  gap: ${token.space[3]};
  inline-size: min(420px, calc(100% - ${token.space[6]}));
  padding: ${token.space[5]};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
  && p {
    font-size: ${token.fontSize.body};
    font-weight: 400;
    color: ${token.text};
  }
  small {
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
`
const Faces = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: ${token.space[3]};
  inline-size: calc(100% - ${token.space[6]});
`
const Face = styled(Arch)`
  inline-size: 22%;
  --arch-foot: 0px;
  --arch-ratio: 0.68;
  &:nth-child(even) {
    inline-size: 27%;
  }
`
const PortraitFrame = styled(Arch)`
  inline-size: min(46%, 230px);
  --arch-foot: 0px;
`
const Label = styled.span`
  position: absolute;
  inset-block-start: ${token.space[5]};
  inset-inline-start: ${token.space[5]};
`
const VideoFrame = styled.div`
  display: grid;
  justify-items: center;
  inline-size: 100%;
  padding-block: ${token.space[5]} ${token.space[5]};
  ${Sheet} {
    gap: ${token.space[1]};
    padding-block: ${token.space[4]};
  }
`
