import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { X } from '#icons'
import { Dialog as Primitive } from 'radix-ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { toasts } from '../../lib/toast/toast.ts'
import { IconButton } from '../controls/button.tsx'
import type { DialogProps } from './dialog-props.ts'
import { findOpener, giveFocusBack, startInField } from './focus-return.ts'
import { useIgnoreSecondPress } from './second-press.ts'
import { media, pinnedHeight } from '../brand/shapes.ts'

/** The open dialog itself; use `Dialog`, which loads this file when it is needed. */
export function DialogPanel({ onClose, title, text, width = 'normal', children }: Omit<DialogProps, 'open'>) {
  const { t } = useLingui()
  const [opener] = useState(findOpener)
  const panel = useRef<HTMLDivElement>(null)
  const secondPress = useIgnoreSecondPress()
  useEscapeBeforeToasts(panel, onClose)
  const described = text ? {} : { 'aria-describedby': undefined }
  return (
    <Primitive.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Primitive.Portal>
        <Scrim>
          <Panel
            ref={panel}
            {...described}
            {...secondPress}
            onOpenAutoFocus={(event) => startInField(event, panel.current)}
            onCloseAutoFocus={(event) => giveFocusBack(event, opener)}
            $wide={width === 'wide'}
          >
            <Head>
              <Title>{title}</Title>
              <Primitive.Close asChild>
                <IconButton label={t`Close`}>
                  <X size={20} aria-hidden="true" />
                </IconButton>
              </Primitive.Close>
            </Head>
            {text && <Text>{text}</Text>}
            {children}
          </Panel>
        </Scrim>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

// A later toast is above the dialog and would handle the key, although the focus is in the dialog.
function useEscapeBeforeToasts(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !toasts.current()) return
      if (!panel.current?.contains(document.activeElement)) return
      event.stopPropagation()
      onClose()
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [panel, onClose])
}

const fade = keyframes`
  from { opacity: 0; }
`
const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`

const Scrim = styled(Primitive.Overlay)`
  position: fixed;
  inset: ${pinnedHeight} 0 0;
  z-index: 40;
  display: grid;
  place-items: center;
  padding: ${token.space[4]};
  overflow-y: auto;
  background: ${token.scrim};
  animation: ${fade} ${token.duration.enter} ${token.ease.out};
  ${media.narrow} {
    place-items: end stretch;
    padding: ${token.space[7]} 0 0;
  }
`
const Panel = styled(Primitive.Content)<{ $wide: boolean }>`
  inline-size: min(${({ $wide }) => ($wide ? '920px' : '480px')}, 100%);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  padding: ${token.space[6]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.frame};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
  animation: ${rise} ${token.duration.enter} ${token.ease.out};
  ${media.narrow} {
    inline-size: 100%;
    padding: ${token.space[5]};
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    animation-duration: ${token.duration.sheet};
  }
`
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[4]};
  > button {
    margin-block: -10px;
    margin-inline-end: -10px;
  }
`
const Title = styled(Primitive.Title)`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font-size: 1.375rem;
`
const Text = styled(Primitive.Description)`
  color: ${token.textMuted};
`
