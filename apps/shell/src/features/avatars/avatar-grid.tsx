import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { media } from '../../ui/brand/shapes.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Portraits in columns; each child is a list item. */
export const AvatarGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[6]} ${token.space[4]};
  > li {
    display: grid;
    align-content: start;
    gap: ${token.space[3]};
    min-inline-size: 0;
  }
  > li:has(> :only-child) {
    align-content: stretch;
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token.space[5]} 14px;
  }
`

/** The places of the presenters while they are being loaded. */
export function AvatarSkeletons() {
  const { t } = useLingui()
  return (
    <AvatarGrid aria-busy="true" aria-label={t`Loading avatars`}>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <Arch>
            <Skeleton height="100%" />
          </Arch>
          <Skeleton width="60%" />
          <Skeleton width="80%" height=".875rem" />
        </li>
      ))}
    </AvatarGrid>
  )
}
