import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Button } from './button.tsx'

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

/** Loads the next page of a list. Renders nothing at its end. */
export function MoreButton({ list }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <Centred
      variant="secondary"
      busy={list.isFetchingNextPage}
      busyText={t`Loading...`}
      onClick={() => void list.fetchNextPage()}
    >
      <Trans>Show more</Trans>
    </Centred>
  )
}

const Centred = styled(Button)`
  display: flex;
  justify-self: center;
  inline-size: fit-content;
  margin: ${token.space[3]} auto 0;
`
