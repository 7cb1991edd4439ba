import { Plural, Trans } from '@lingui/react/macro'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Band } from '../../../ui/layout/band.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'

/** The way in: the first video costs nothing where the site gives credits for it. */
export function FreeBand() {
  const { freeCredits, hasSession } = useBoot()
  const isFree = freeCredits > 0
  return (
    <Band
      title={isFree ? <Trans>The first video is free</Trans> : <Trans>Create your first video</Trans>}
      text={
        !isFree ? (
          <Trans>Creating an account is free. No card needed.</Trans>
        ) : (
          <Plural
            value={freeCredits}
            one="# free credit to start. No card needed."
            other="# free credits to start. No card needed."
          />
        )
      }
      action={
        hasSession ? (
          <LinkButton to="/generate-video" size="lg">
            <Trans>Generate Video</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/register" size="lg">
            {isFree ? <Trans>Create a free video</Trans> : <Trans>Create a video</Trans>}
          </LinkButton>
        )
      }
    />
  )
}
