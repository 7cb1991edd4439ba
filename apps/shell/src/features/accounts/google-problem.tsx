import { Trans } from '@lingui/react/macro'
import { problems } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Note } from '../../kit/ui/note.tsx'
import { googleProblem } from './google-refusals.ts'

/** Why a sign-in with Google came back without a result. */
export function GoogleProblem({ code }: { code: string }) {
  return (
    <Room role="alert">
      <Note tone="bad">
        <strong>
          <Trans>Sign-in with Google did not work</Trans>
        </strong>
        <p>{googleProblem(code, problems)}</p>
      </Note>
    </Room>
  )
}

const Room = styled.div`
  margin-block: ${token.space[4]};
`
