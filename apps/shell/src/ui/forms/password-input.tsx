import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Eye, EyeOff } from '#icons'
import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '../controls/button.tsx'
import { useFieldLinks } from './field.tsx'
import { controlLook } from './inputs.tsx'

/**
 * A password. The browser keeps its value (read it from the form), because a copy in React state would end up in
 * development tools and in every render.
 */
export function PasswordInput(props: Omit<ComponentPropsWithRef<'input'>, 'type' | 'value'>) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const label = isShown ? t`Hide password` : t`Show password`
  return (
    <Wrapper>
      <Secret
        {...useFieldLinks()}
        {...props}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
        onBlur={() => setCapsLock(false)}
      />
      <IconButton label={label} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
      </IconButton>
      <CapsLock role="status">{hasCapsLock && <Trans>Caps Lock is on.</Trans>}</CapsLock>
    </Wrapper>
  )
}

const Wrapper = styled.span`
  position: relative;
  display: block;
  > button {
    position: absolute;
    inset-inline-end: 1px;
    inset-block-start: 1px;
  }
`
const Secret = styled.input`
  ${controlLook}
  padding-inline-end: 52px;
`
const CapsLock = styled.span`
  display: block;
  font-size: ${token.fontSize.small};
  color: ${token.warningText};
  &:not(:empty) {
    margin-block-start: 6px;
  }
`
