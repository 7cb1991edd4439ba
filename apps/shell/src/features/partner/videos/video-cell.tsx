import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WhitelabelVideo } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Pictured, RowStill } from '../../../ui/data/row-picture.tsx'

/** The picture and title of a video, and why it failed or is closed. */
export function VideoCell({ video: { title, errorMessage, thumbnailUrl, takenDown } }: { video: WhitelabelVideo }) {
  return (
    <Pictured picture={<RowStill url={thumbnailUrl} />}>
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
    </Pictured>
  )
}

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
