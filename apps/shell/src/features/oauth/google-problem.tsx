import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Note } from '../../ui/feedback/note.tsx'
import { googleProblem } from './google-problems.ts'

/** Why a sign-in with Google came back without a result. */
export function GoogleProblem({ code }: { code: string }) {
  return (
    <Room role="alert">
      <Note tone="bad">
        <strong>
          <Trans>Google sign-in failed</Trans>
        </strong>
        <p>{googleProblem(code)}</p>
      </Note>
    </Room>
  )
}

const Room = styled.div`
  margin-block: ${token.space[4]};
`
