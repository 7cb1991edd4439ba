import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Link2, Share } from '#icons'
import styled from 'styled-components'
import { BrandLogo } from '../../../ui/brand/brand-logo.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Wrap } from '../../../ui/layout/page.tsx'
import { hiddenVisually, media } from '../../../ui/brand/shapes.ts'

interface TopBarProps {
  owner: string
  host: string
  canShare?: boolean
}

/** The publisher with their site, and the share button. */
export function TopBar({ owner, host, canShare = false }: TopBarProps) {
  const { t } = useLingui()
  return (
    <Bar as="header">
      <BrandLogo edgePx={40} />
      <Who>
        <b>
          <bdi>{owner}</bdi>
        </b>
        <span>
          <bdi>{host}</bdi>
        </span>
      </Who>
      {canShare && (
        <Actions data-scripted hidden>
          <Copy
            variant="secondary"
            data-copy-link
            data-done={t`Link copied`}
            icon={<Link2 size={18} aria-hidden="true" />}
          >
            <span data-label>
              <Trans>Copy link</Trans>
            </span>
          </Copy>
          <Slim variant="secondary" data-open-share icon={<Share size={18} aria-hidden="true" />}>
            <span>
              <Trans>Share</Trans>
            </span>
          </Slim>
        </Actions>
      )}
    </Bar>
  )
}

const Bar = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding-block: 14px;
  img {
    inline-size: auto;
    block-size: 40px;
    max-inline-size: 96px;
  }
`
const Who = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.3;
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  span {
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
`
const Actions = styled.span`
  display: flex;
  flex: none;
  gap: ${token.space[3]};
  margin-inline-start: auto;
  &[hidden] {
    display: none;
  }
`
const Copy = styled(Button)`
  ${media.narrow} {
    display: none;
  }
`
const Slim = styled(Button)`
  ${media.narrow} {
    inline-size: 44px;
    padding: 0;
    span {
      ${hiddenVisually}
    }
  }
`
