import { Plural, Trans } from '@lingui/react/macro'
import { useBoot } from '../../kit/boot.ts'
import { Band } from '../../kit/ui/band.tsx'
import { LinkButton } from '../../kit/ui/button.tsx'

/** The way in: the first video costs nothing. */
export function FreeBand() {
  const { freeCredits, hasSession } = useBoot()
  return (
    <Band
      title={<Trans>The first video is free</Trans>}
      text={
        <Plural
          value={freeCredits}
          one="# credit to start with. No card needed."
          other="# credits to start with. No card needed."
        />
      }
      action={
        hasSession ? (
          <LinkButton to="/generate-video" size="lg">
            <Trans>Generate Video</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/register" size="lg">
            <Trans>Make a free video</Trans>
          </LinkButton>
        )
      }
    />
  )
}
