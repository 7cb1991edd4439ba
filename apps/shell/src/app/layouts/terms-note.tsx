import { Trans, useLingui } from '@lingui/react/macro'
import { type TermsDue, legalDocuments } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../lib/i18n/format.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Wrap } from '../../ui/layout/page.tsx'
import { ProtectedLayer } from '../../ui/dialogs/protected-layer.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { useSubmit } from '../../lib/forms/use-submit.ts'

/** Asks the person to accept changed terms. "Later" hides it until the page is loaded again. */
export function TermsNote({ due }: { due: TermsDue[] }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [isPutOff, setPutOff] = useState(false)
  const accept = useSubmit({
    send: (accepted: TermsDue[]) => call('POST /api/acceptances', { body: { accepted } }),
    onDone: () => void refreshUser(client),
  })
  if (isPutOff) return null
  return (
    <ProtectedLayer place="note">
      <Ground role="region" aria-labelledby="terms-note">
        <Place>
          <Note>
            <strong id="terms-note">
              <Trans>Please review our updated terms</Trans>
            </strong>
            <ul>
              {due.map((one) => (
                <DueLine key={one.document} due={one} />
              ))}
            </ul>
            <Answers>
              <Button busy={accept.isPending} onClick={() => void accept.submit(due)}>
                <Trans comment="Agree to new terms">Accept</Trans>
              </Button>
              <Button variant="ghost" onClick={() => setPutOff(true)}>
                <Trans comment="Close a note for now">Later</Trans>
              </Button>
            </Answers>
          </Note>
          {accept.error !== undefined && <ErrorState title={t`Couldn’t save.`} error={accept.error} />}
        </Place>
      </Ground>
    </ProtectedLayer>
  )
}

function DueLine({ due: { document, version, effectiveOn } }: { due: TermsDue }) {
  const { t } = useLingui()
  const title = document === 'terms' ? t`Terms of Service` : t`Privacy Policy`
  // Noon, so that the day is the same in every time zone.
  const day = formatDate(`${effectiveOn}T12:00:00Z`)
  return (
    <li>
      <Trans>
        <TextLink to={`${legalDocuments[document].path}?version=${version}`}>{title}</TextLink>, updated {day}
      </Trans>
    </li>
  )
}

/* An opaque background, so that nothing of a partner's style sheet shows through. */
const Ground = styled.div`
  background: ${token.bg};
`
const Place = styled(Wrap)`
  display: grid;
  gap: ${token.space[3]};
  padding-block: ${token.space[3]};
`
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[3]};
`
