import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { TextLink } from '../../../ui/controls/text-link.tsx'

/** Shown below every form that opens an account. The core records the versions that the person agrees to. */
export function AgreementLine() {
  return (
    <Small>
      <Trans>
        By creating an account, you agree to the <TextLink to="/terms-of-service">Terms of Service</TextLink> and the{' '}
        <TextLink to="/privacy">Privacy Policy</TextLink>.
      </Trans>
    </Small>
  )
}

const Small = styled.p`
  margin-block: ${token.space[4]} ${token.space[3]};
  font-size: ${token.fontSize.small};
  line-height: 1.45;
  color: ${token.textMuted};
  a {
    min-block-size: 0;
  }
`
