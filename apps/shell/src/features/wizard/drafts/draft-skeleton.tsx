import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { hiddenVisually } from '../../../ui/brand/shapes.ts'

/** The place of the first step while its draft is on the way. */
export function DraftSkeleton() {
  return (
    <Column role="status">
      <p>
        <Trans>Loading your draft...</Trans>
      </p>
      <Skeleton width="min(520px, 90%)" height="2.5rem" />
      <Skeleton height="44px" radius={token.radius.control} />
      <Skeleton height="380px" radius={token.radius.card} />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  gap: ${token.space[5]};
  max-inline-size: 760px;
  p {
    ${hiddenVisually}
  }
`
