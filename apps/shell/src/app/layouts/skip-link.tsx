import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { pinnedHeight } from '../../ui/brand/shapes.ts'

/** The first focusable element: skips the navigation. */
export function SkipLink() {
  const { t } = useLingui()
  const text = t`Skip to content`
  return (
    <nav aria-label={text}>
      <Skip href="#main">{text}</Skip>
    </nav>
  )
}

const Skip = styled.a`
  position: fixed;
  z-index: 60;
  inset-block-start: calc(${pinnedHeight} + ${token.space[2]});
  inset-inline-start: ${token.space[4]};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.control};
  background: ${token.surface};
  box-shadow: ${token.shadow2};
  font-weight: 600;
  translate: 0 -300%;
  &:focus {
    translate: 0;
  }
`
