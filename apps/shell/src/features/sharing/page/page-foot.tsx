import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Info } from '#icons'
import styled from 'styled-components'
import { Wrap } from '../../../ui/layout/page.tsx'
import { TextButton } from '../../../ui/controls/text-button.tsx'
import { TextLink } from '../../../ui/controls/text-link.tsx'

/** Public information about the video, and how to embed it. */
export function PageFoot({ madeWith, url }: { madeWith: string | null; url: string }) {
  return (
    <Foot>
      <Line>
        <span>
          <Info size={18} aria-hidden="true" />
          <Trans>The presenter in this video is AI-generated.</Trans>
        </span>
        {madeWith !== null && (
          <p>
            <Trans>
              Made with <bdi>{madeWith}</bdi>
            </Trans>
          </p>
        )}
        <nav>
          <TextButton data-open-share data-scripted hidden>
            <Trans>Embed</Trans>
          </TextButton>
          <TextLink href={`/verify#${new URL(url).pathname}`}>
            <Trans>Verify</Trans>
          </TextLink>
          <TextLink href="/terms-of-service">
            <Trans>Terms</Trans>
          </TextLink>
          <TextLink href="/privacy">
            <Trans>Privacy</Trans>
          </TextLink>
        </nav>
      </Line>
    </Foot>
  )
}

const Foot = styled.footer`
  border-block-start: 1px solid ${token.border};
  padding-block: ${token.space[4]};
  font-size: ${token.fontSize.small};
`
const Line = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  span {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[2]};
    color: ${token.textMuted};
  }
  p {
    color: ${token.textMuted};
  }
  nav {
    display: flex;
    gap: ${token.space[5]};
    margin-inline-start: auto;
  }
  [hidden] {
    display: none;
  }
`
