import { Trans } from '@lingui/react/macro'
import type { FileVerification, LinkVerification } from '@vitrine/contract'
import { useBoot } from '../../lib/boot/boot.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { isolated } from '../../lib/i18n/isolated.ts'
import { Note } from '../../ui/feedback/note.tsx'

type KnownOrigin = NonNullable<LinkVerification['origin']>

/** The provenance of a file. */
export function FileAnswer({ answer: { origin, recordedSince } }: { answer: FileVerification }) {
  const company = isolated(useBoot().brand.companyName)
  const since = recordedSince && formatDate(recordedSince)
  if (origin) return <Known origin={origin} />
  return (
    <Note tone="warn">
      <p>
        <b>
          <Trans>We don’t recognize this file.</Trans>
        </b>
      </p>
      <p>
        <Trans>
          {company} has no record of this exact file. The video may come from somewhere else, or its file was changed:
          editing a video or posting it on a social network creates a new file.
        </Trans>{' '}
        {since && <Trans>Files made before {since} aren’t on record.</Trans>}
      </p>
    </Note>
  )
}

/** The provenance of a link. */
export function LinkAnswer({ answer: { origin } }: { answer: LinkVerification }) {
  const company = isolated(useBoot().brand.companyName)
  if (origin) return <Known origin={origin} />
  return (
    <Note tone="warn">
      <p>
        <b>
          <Trans>We don’t recognize this link.</Trans>
        </b>
      </p>
      <p>
        <Trans>
          It doesn’t lead to a public {company} video. Links that need a password, aren’t open yet or have expired can’t
          be checked.
        </Trans>
      </p>
    </Note>
  )
}

function Known({ origin }: { origin: KnownOrigin }) {
  const [company, date] = [isolated(origin.madeWith), formatDate(origin.madeAt)]
  return (
    <Note tone="ok">
      <p>
        <b>
          <Trans>
            This video was made with {company} on {date}, with an AI presenter.
          </Trans>
        </b>
      </p>
    </Note>
  )
}
