import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelVideo } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'

/** The picture and title of a video, and why it failed or is closed. */
export function VideoCell({ video: { title, errorMessage, thumbnailUrl, takenDown } }: { video: WhitelabelVideo }) {
  return (
    <Row>
      {/* The title stands beside it, so the picture adds nothing in words. */}
      <Still>{thumbnailUrl && <img src={thumbnailUrl} alt="" loading="lazy" />}</Still>
      <Name>
        <b dir="auto">{title}</b>
        {errorMessage && (
          <Reason>
            <bdi>{errorMessage}</bdi> <Trans>The credits were returned.</Trans>
          </Reason>
        )}
        {takenDown && (
          <Reason>
            {t`Reason:`} <bdi>{takenDown.reason}</bdi>
          </Reason>
        )}
      </Name>
    </Row>
  )
}

const Row = styled.span`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[3]};
  text-align: start;
`
const Still = styled.span`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${token.radius.tag};
  background: ${token.stage};
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
const Reason = styled.span`
  display: block;
  color: ${token.dangerText};
`
const Name = styled.span`
  font-size: ${token.fontSize.badge};
  b {
    display: block;
    font-size: ${token.fontSize.small};
    font-weight: 600;
    color: ${token.text};
    overflow-wrap: anywhere;
  }
`
