import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Wrap } from '../ui/layout/page.tsx'
import { Skeleton, shownLate } from '../ui/feedback/skeleton.tsx'

/** A placeholder while a screen or the signed-in person is loading. */
export function LoadingPage({ text }: { text?: string | undefined }) {
  return (
    <Column role="status">
      <p>{text ?? <Trans>Loading...</Trans>}</p>
      <Skeleton width="min(420px, 80%)" height="2.5rem" />
      <Skeleton height="220px" radius={token.radius.card} />
      <Skeleton height="88px" radius={token.radius.card} />
    </Column>
  )
}

const Column = styled(Wrap)`
  display: grid;
  gap: ${token.space[5]};
  padding-block: ${token.space[6]};
  p {
    ${shownLate}
    color: ${token.textMuted};
  }
`
