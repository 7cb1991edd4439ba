import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { ChevronRight, Film, Table2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useCast } from '../../kit/cast.ts'
import { ArchMark } from '../../kit/ui/arch-mark.ts'
import { Arch } from '../../kit/ui/arch.tsx'
import { Card } from '../../kit/ui/card.tsx'
import { Presenter } from '../../kit/ui/presenter.tsx'

/** The three places one goes to from here. */
export function PlaceLinks() {
  const { t } = useLingui()
  return (
    <Box as="nav" aria-label={t({ message: 'More', comment: 'Other places to go to' })}>
      <Place to="/my-videos">
        <ArchMark>
          <Film size={18} aria-hidden="true" />
        </ArchMark>
        <span>
          <b>
            <Trans>My Videos</Trans>
          </b>
          <Trans>View All Videos</Trans>
        </span>
        <ChevronRight size={18} className="flips" aria-hidden="true" />
      </Place>
      <Place to="/videos/batch">
        <ArchMark>
          <Table2 size={18} aria-hidden="true" />
        </ArchMark>
        <span>
          <b>
            <Trans>Videos from a table</Trans>
          </b>
          <Trans>One row, one video</Trans>
        </span>
        <ChevronRight size={18} className="flips" aria-hidden="true" />
      </Place>
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
