import { token } from '@vitrine/theme'
import { cloneElement, type ReactElement, useId, useRef, useState } from 'react'
import styled from 'styled-components'

const openDelayMs = 700
const skipDelayMs = 300
let lastClosed = 0

interface TooltipProps {
  /** The sentence that appears. It only repeats or explains; nothing may be found here alone. */
  text: string
  /** A focusable element. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/** A note on the thing under the pointer or keyboard: after 700 ms, at once within 300 ms of the last one. Esc closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function open() {
    clearTimeout(timer.current)
    const delayMs = Date.now() - lastClosed < skipDelayMs ? 0 : openDelayMs
    timer.current = setTimeout(() => setOpen(true), delayMs)
  }
  function close() {
    clearTimeout(timer.current)
    if (isOpen) lastClosed = Date.now()
    setOpen(false)
  }

  return (
    <Anchor
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {isOpen ? cloneElement(children, { 'aria-describedby': id }) : children}
      {isOpen && (
        <Bubble role="tooltip" id={id}>
          {text}
        </Bubble>
      )}
    </Anchor>
  )
}

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`
const Bubble = styled.span`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + 8px);
  inset-inline-start: 50%;
  translate: -50% 0;
  inline-size: max-content;
  max-inline-size: min(260px, 80vw);
  padding: 6px 10px;
  border-radius: ${token.radius.tag};
  background: ${token.text};
  color: ${token.bg};
  box-shadow: ${token.shadow2};
  font-size: ${token.fontSize.badge};
  line-height: 1.4;
  pointer-events: none;
  [dir='rtl'] & {
    translate: 50% 0;
  }
`
