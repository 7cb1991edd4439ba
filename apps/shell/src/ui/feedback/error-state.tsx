import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ApiError } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { RotateCcw } from '#icons'
import styled from 'styled-components'
import { Button } from '../controls/button.tsx'
import { Note } from './note.tsx'

interface ErrorStateProps {
  /** The failed action, e.g. "Your videos could not be loaded." */
  title: string
  error: unknown
  onRetry?: () => void
}

/** Something that failed: what, why, what to do next, and the number under which it can be found in the log. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { text, requestId } = explain(error)
  return (
    <Note tone="bad">
      <Lines role="alert">
        <strong>{title}</strong>
        <p>{text}</p>
        {requestId && (
          <Request>
            <Trans>Request ID: {requestId}</Trans>
          </Request>
        )}
        {onRetry && (
          <Button variant="secondary" icon={<RotateCcw size={16} aria-hidden="true" />} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </Lines>
    </Note>
  )
}

/** The sentence and the request id that a person should see for an error. */
function explain(error: unknown): { text: string; requestId: string | undefined } {
  if (error instanceof ApiError) return { text: error.text, requestId: error.problem?.requestId }
  return { text: t`Couldn’t reach the server. Check your connection and try again.`, requestId: undefined }
}

const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[1]};
  button {
    margin-block-start: ${token.space[2]};
  }
`
const Request = styled.p`
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`
