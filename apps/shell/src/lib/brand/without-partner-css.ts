import { useLayoutEffect } from 'react'

/** The id of the element (`<link>` or `<style>`) with the partner's style sheet, as `show-tenant-sheet.ts` sets it. */
const PARTNER_CSS_ID = 'tenant-css'

let mounted = 0
let watcher: MutationObserver | undefined

/** Disables the partner's style sheet while the component is mounted: payment pages must not be restyled. */
export function useWithoutPartnerCss(): void {
  useLayoutEffect(() => {
    if (mounted++ === 0) begin()
    return () => {
      if (--mounted === 0) end()
    }
  }, [])
}

function begin(): void {
  setDisabled(true)
  // A newer sheet may arrive during a payment.
  watcher = new MutationObserver(() => setDisabled(true))
  watcher.observe(document.documentElement, { childList: true, subtree: true })
}

function end(): void {
  watcher?.disconnect()
  setDisabled(false)
}

function setDisabled(isDisabled: boolean): void {
  const element = document.getElementById(PARTNER_CSS_ID)
  if (element instanceof HTMLLinkElement || element instanceof HTMLStyleElement) element.disabled = isDisabled
}
