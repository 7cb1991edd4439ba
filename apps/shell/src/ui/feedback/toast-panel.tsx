import { useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Check, CircleAlert, Info, X } from '#icons'
import { Toast as Primitive } from 'radix-ui'
import { useLayoutEffect, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { type ShownToast, toastShownMs, type ToastTone } from '../../lib/toast/toast.ts'
import { IconButton } from '../controls/button.tsx'
import { media } from '../brand/shapes.ts'
import { TextButton } from '../controls/text-button.tsx'
import { boxesKeptFree, liftOf } from './toast-place.ts'

/** The bar of the app, which stays at the top. */
const PINNED_PX = 80

interface ToastPanelProps {
  toast: ShownToast | undefined
  onClose: (id: number) => void
}

/** The toast on screen. It waits while the pointer or the keyboard is on it, and F8 leads to it. */
export function ToastPanel({ toast, onClose }: ToastPanelProps) {
  const { place, lift } = useLift(toast?.id)
  return (
    <Primitive.Provider duration={toastShownMs} swipeDirection="down">
      {toast && <Shown key={toast.id} toast={toast} onClose={onClose} />}
      <Place ref={place} style={{ translate: `0 ${-lift}px` }} />
    </Primitive.Provider>
  )
}

/** Keeps the toast off what people are about to press, also while they scroll and when another screen opens below it. */
function useLift(toastId: number | undefined) {
  const place = useRef<HTMLOListElement>(null)
  const [lift, setLift] = useState(0)
  useLayoutEffect(() => {
    const list = place.current
    if (!list || toastId === undefined) return undefined
    const measure = () => {
      const { left, right } = list.getBoundingClientRect()
      const bottom = list.offsetTop + list.offsetHeight
      const wanted = { left, right, height: list.offsetHeight, bottom, topMin: PINNED_PX }
      setLift(liftOf(wanted, boxesKeptFree(list)))
    }
    measure()
    const size = new ResizeObserver(measure)
    size.observe(list)
    const page = new MutationObserver(measure)
    page.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      size.disconnect()
      page.disconnect()
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [toastId])
  return { place, lift }
}

function Shown({ toast, onClose }: { toast: ShownToast; onClose: (id: number) => void }) {
  const { t } = useLingui()
  const { Icon, ground, ink } = tones[toast.tone ?? 'default']
  const isBad = toast.tone === 'destructive'
  return (
    <Panel
      $bad={isBad}
      type={isBad ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => isOpen || onClose(toast.id)}
    >
      <Mark $ground={ground} $ink={ink}>
        <Icon size={16} aria-hidden="true" />
      </Mark>
      <div>
        <Title>{toast.title}</Title>
        {toast.description && <Text>{toast.description}</Text>}
        {toast.action && (
          <Primitive.Action asChild altText={toast.action.label}>
            <TextButton onClick={toast.action.onPress}>{toast.action.label}</TextButton>
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton label={t`Close`}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </Primitive.Close>
    </Panel>
  )
}

const tones: Record<ToastTone, { Icon: typeof Check; ground: string; ink: string }> = {
  default: { Icon: Info, ground: token.primarySubtle, ink: token.primaryText },
  success: { Icon: Check, ground: token.successSubtle, ink: token.successText },
  destructive: { Icon: CircleAlert, ground: token.dangerSubtle, ink: token.dangerText },
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(16px); }
`

const Place = styled(Primitive.Viewport)`
  position: fixed;
  z-index: 50;
  inset-block-end: ${token.space[5]};
  inset-inline-end: ${token.space[5]};
  inline-size: min(400px, calc(100% - 32px));
  ${media.narrow} {
    inset-inline: ${token.space[4]};
    inset-block-end: calc(88px + env(safe-area-inset-bottom));
    inline-size: auto;
  }
`
const Panel = styled(Primitive.Root)<{ $bad: boolean }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${token.space[3]};
  padding-block: 14px;
  padding-inline: ${token.space[4]} ${token.space[2]};
  border: 1px solid ${({ $bad }) => ($bad ? token.dangerEdge : token.border)};
  border-radius: ${token.radius.card};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
  font-size: ${token.fontSize.control};
  line-height: 1.4;
  animation: ${rise} ${token.duration.enter} ${token.ease.out};
  > button {
    margin-block: -8px;
  }
`
const Mark = styled.span<{ $ground: string; $ink: string }>`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 32px;
  border-radius: 14px 14px 6px 6px;
  background: ${({ $ground }) => $ground};
  color: ${({ $ink }) => $ink};
`
const Title = styled(Primitive.Title)`
  font-weight: 600;
`
const Text = styled(Primitive.Description)`
  color: ${token.textMuted};
`
