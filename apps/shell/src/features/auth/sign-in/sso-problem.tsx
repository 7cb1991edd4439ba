import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { Note } from '../../../ui/feedback/note.tsx'
import { ssoProblem } from './sso-problems.ts'

/** Why a sign-in with a company's identity provider came back without a result. */
export function SsoProblem({ code }: { code: string }) {
  return (
    <Room role="alert">
      <Note tone="bad">
        <strong>
          <Trans>Single sign-on failed</Trans>
        </strong>
        <p>{ssoProblem(code)}</p>
      </Note>
    </Room>
  )
}

const Room = styled.div`
  margin-block: ${token.space[4]};
`
