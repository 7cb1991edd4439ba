import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { GoogleMark } from '../../../ui/controls/google-mark.tsx'
import { wantedPath } from './after-login.ts'
import { AgreementLine } from '../register/agreement-line.tsx'

/** A link to Google sign-in, on sites that have it. It leaves the app and returns to the wanted page. */
export function GoogleLink({ isFirst = false }) {
  const returnTo = useSearchParams()[0].get('returnTo')
  if (!useBoot().hasGoogle) return null
  const path = wantedPath({ storage: localStorage, returnTo, origin: location.origin })
  const query = path ? `?returnTo=${encodeURIComponent(path)}` : ''
  const or = <Trans comment="Between two ways to sign in">or</Trans>
  return (
    <Other>
      {!isFirst && <Or>{or}</Or>}
      <LinkButton href={`/auth/google${query}`} variant="secondary" size="lg" block icon={<GoogleMark />}>
        <Trans>Continue with Google</Trans>
      </LinkButton>
      {isFirst ? <Or>{or}</Or> : <AgreementLine />}
    </Other>
  )
}

const Other = styled.div`
  display: grid;
  gap: ${token.space[4]};
  margin-block: ${token.space[5]};
`
const Or = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.textMuted};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${token.border};
  }
`
