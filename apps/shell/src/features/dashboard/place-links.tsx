import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { ChevronRight, VideoIcon, Table2 } from '#icons'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { useCast } from '../../lib/canvas/cast.ts'
import { BrandFrameMark } from '../../ui/brand/brand-frame-mark.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Presenter } from '../../ui/brand/presenter.tsx'

/** The three places one goes to from here. */
export function PlaceLinks() {
  const { t } = useLingui()
  const { switches } = useBoot()
  return (
    <Box as="nav" aria-label={t({ message: 'More', comment: 'Other places to go to' })}>
      <Place to="/my-videos">
        <BrandFrameMark>
          <VideoIcon size={18} aria-hidden="true" />
        </BrandFrameMark>
        <span>
          <b>
            <Trans>My Videos</Trans>
          </b>
          <Trans>View All Videos</Trans>
        </span>
        <ChevronRight size={18} className="flips" aria-hidden="true" />
      </Place>
      {switches.batches && (
        <Place to="/videos/batch">
          <BrandFrameMark>
            <Table2 size={18} aria-hidden="true" />
          </BrandFrameMark>
          <span>
            <b>
              <Trans>Bulk create from CSV</Trans>
            </b>
            <Trans>One video per row</Trans>
          </span>
          <ChevronRight size={18} className="flips" aria-hidden="true" />
        </Place>
      )}
      <Place to="/manage-avatars">
        <Faces aria-hidden="true">
          {useCast()
            .slice(0, 3)
            .map((presenterId) => (
              <Arch key={presenterId} size="36px">
                <Presenter presenterId={presenterId} />
              </Arch>
            ))}
        </Faces>
        <span>
          <b>
            <Trans>Manage Avatars</Trans>
          </b>
          <Trans>Presenters and twins</Trans>
        </span>
        <ChevronRight size={18} className="flips" aria-hidden="true" />
      </Place>
    </Box>
  )
}

const Box = styled(Card)`
  padding-block: ${token.space[1]};
`
const Place = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 68px;
  line-height: 1.35;
  & + & {
    border-block-start: 1px solid ${token.border};
  }
  > span:nth-child(2) {
    flex: 1;
    font-size: ${token.fontSize.badge};
    color: ${token.textMuted};
  }
  b {
    display: block;
    font-size: ${token.fontSize.body};
    font-weight: 600;
    color: ${token.text};
  }
  &:hover b {
    color: ${token.link};
  }
  > svg {
    color: ${token.textMuted};
  }
`
const Faces = styled.span`
  display: flex;
  > * + * {
    margin-inline-start: -12px;
  }
`
