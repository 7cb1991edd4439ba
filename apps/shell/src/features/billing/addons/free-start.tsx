import { Plural } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { formatCredits } from '../../../lib/i18n/format.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'

/** The way to a first video that costs nothing, while there are credits for it. */
export function FreeStart({ credits }: { credits: number }) {
  const { freeCredits } = useBoot()
  if (credits <= 0) return null
  const count = formatCredits(credits)
  return (
    <Way>
      <LinkButton variant="secondary" to="/generate-video">
        {credits === freeCredits ? (
          <Plural value={credits} one={`Start with ${count} free credit`} other={`Start with ${count} free credits`} />
        ) : (
          <Plural value={credits} one={`Use your ${count} credit first`} other={`Use your ${count} credits first`} />
        )}
      </LinkButton>
    </Way>
  )
}

const Way = styled.p`
  margin-block-start: ${token.space[4]};
`
