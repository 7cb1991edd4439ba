import { token } from '@vitrine/theme'
import { type ComponentPropsWithoutRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { StyleSheetManager, createGlobalStyle } from 'styled-components'
import { GlobalStyle } from '../brand/global-style.tsx'
import { media, pinnedHeight } from '../brand/shapes.ts'

/** `bar` precedes `note`, also for the keyboard. */
type Place = 'bar' | 'note'

const layers = new WeakMap<Document, { root: ShadowRoot; slots: Record<Place, HTMLElement> }>()

/**
 * Shows notices of the platform that protect a person, above the page. Rendered into a shadow tree before the app: page rules
 * do not enter it, and a partner's style sheet applies below #root only, so no selector reaches this element or its ancestors.
 */
export function ProtectedLayer({ place, children }: { place: Place; children: ReactNode }) {
  const [{ root, slots }] = useState(layerOf)
  return (
    <>
      <PageStyle />
      {createPortal(
        <StyleSheetManager target={root}>
          <GlobalStyle />
          {children}
        </StyleSheetManager>,
        slots[place],
      )}
    </>
  )
}

/* The page below the layer. What a partner's style sheet moves inside of #root is painted below everything outside of it. */
const PageStyle = createGlobalStyle`
  html { scroll-padding-block: calc(96px + ${pinnedHeight}) 96px; }
  body { padding-block-start: ${pinnedHeight}; }
  #root { isolation: isolate !important; min-block-size: calc(100dvh - ${pinnedHeight}); }
  #protected { position: relative; z-index: 25; }
`

function layerOf() {
  const known = layers.get(document)
  if (known) return known
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  const [bar, note] = [document.createElement('div'), document.createElement('div')]
  root.append(bar, note)
  root.host.id = 'protected'
  document.body.prepend(root.host)
  const layer = { root, slots: { bar, note } }
  layers.set(document, layer)
  return layer
}

/**
 * A bar at the top of the window, in the browser's top layer, so nothing of the page is painted over it. The page begins below
 * it and reads its height from `--pinned-height`.
 */
export function PinnedBar(props: ComponentPropsWithoutRef<'div'>) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bar = panel.current
    if (!bar) return
    // Browsers without popovers show the element where it is.
    bar.showPopover?.()
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--pinned-height', `${bar.offsetHeight}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('--pinned-height')
    }
  }, [])
  return <Pinned {...props} ref={panel} popover="manual" />
}

const Pinned = styled.div`
  position: fixed;
  z-index: 100;
  inset: 0 0 auto;
  inline-size: 100%;
  max-block-size: 50dvh;
  overflow: auto;
  border: 0;
  border-block-end: 2px solid ${token.warningText};
  padding: ${token.space[2]} 0;
  ${media.narrow} {
    padding-block: ${token.space[1]};
  }
  background: ${token.warningSubtle};
  color: ${token.text};
  /* An open dialog keeps the pointer from the rest of the page. */
  pointer-events: auto;
`
