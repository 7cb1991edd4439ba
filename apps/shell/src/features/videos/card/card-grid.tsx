import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { media } from '../../../ui/brand/shapes.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** Cards of videos in columns; each child is a list item. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token.space[5]};
  > li {
    display: grid;
    min-inline-size: 0;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The same videos in compact rows. */
export const CardList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
`

interface CardSkeletonsProps {
  count: number
  /** Whether the cards that will come have actions as their foot. */
  withFoot?: boolean
}

/** The places of cards that are still being loaded, in the size of the cards. */
export function CardSkeletons({ count, withFoot = false }: CardSkeletonsProps) {
  const { t } = useLingui()
  return (
    <CardGrid aria-busy="true" aria-label={t`Loading videos`}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Bones $withFoot={withFoot}>
            <div>
              <Skeleton height="100%" radius={token.radius.card} />
            </div>
            <Skeleton width="70%" />
            <Skeleton width="45%" height=".875rem" />
          </Bones>
        </li>
      ))}
    </CardGrid>
  )
}

const Bones = styled.div<{ $withFoot: boolean }>`
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  padding-block-end: ${({ $withFoot }) => ($withFoot ? '96px' : token.space[3])};
  > div {
    aspect-ratio: 16 / 9;
  }
`
