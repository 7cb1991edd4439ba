import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'

/** The first stop of the keyboard: past the navigation, to what the page is about. */
export function SkipLink() {
  return (
    <Skip href="#main">
      <Trans>Skip to content</Trans>
    </Skip>
  )
}

const Skip = styled.a`
  position: fixed;
  z-index: 60;
  inset-block-start: ${token.space[2]};
  inset-inline-start: ${token.space[4]};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.surface};
  box-shadow: ${token.shadow2};
  font-weight: 600;
  translate: 0 -200%;
  &:focus {
    translate: 0;
  }
`
