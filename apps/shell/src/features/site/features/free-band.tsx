import { Plural, Trans } from '@lingui/react/macro'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Band } from '../../../ui/layout/band.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'

/** The way in: the first video costs nothing. */
export function FreeBand() {
  const { freeCredits, hasSession } = useBoot()
  return (
    <Band
      title={<Trans>The first video is free</Trans>}
      text={
        <Plural
          value={freeCredits}
          one="# free credit to start. No card needed."
          other="# free credits to start. No card needed."
        />
      }
      action={
        hasSession ? (
          <LinkButton to="/generate-video" size="lg">
            <Trans>Generate Video</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/register" size="lg">
            <Trans>Create a free video</Trans>
          </LinkButton>
        )
      }
    />
  )
}
