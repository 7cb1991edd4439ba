import { token } from '@vitrine/theme'
import { ChevronRight, Film } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useCast } from '../../kit/cast.ts'
import { Arch } from '../../kit/ui/arch.tsx'
import { Card } from '../../kit/ui/card.tsx'
import { Presenter } from '../../kit/ui/presenter.tsx'

/** The two places one goes to from here. */
export function PlaceLinks() {
  return (
    <Box as="nav" aria-label="More">
      <Place to="/my-videos">
        <Mark>
          <Film size={18} aria-hidden="true" />
        </Mark>
        <span>
          <b>My Videos</b>
          View All Videos
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
          <b>Manage Avatars</b>
          Presenters and twins
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
const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 46px;
  padding-block-start: 4px;
  border-radius: 20px 20px 9px 9px;
  background: ${token.primarySubtle};
  color: ${token.primaryText};
`
const Faces = styled.span`
  display: flex;
  > * + * {
    margin-inline-start: -12px;
  }
`
