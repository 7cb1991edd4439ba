import { useEffect } from 'react'
import { currentBoot } from '../lib/boot/boot.ts'
import { replaceBranding } from '../lib/brand/replace-branding.ts'
import { announcePaint } from '../lib/canvas/paint.ts'
import { type PreviewMessage, type PricesMessage, previewReady } from '../lib/brand/preview-messages.ts'
import { repaint } from '../lib/brand/repaint.ts'
import { showTenantSheet } from '../lib/brand/show-tenant-sheet.ts'

/** Applies the edited draft to the page in the preview frame of the branding editor, without a reload. */
export function PreviewListener() {
  useEffect(() => {
    if (parent === window) return undefined
    const hear = ({ origin, source, data }: MessageEvent<PreviewMessage | PricesMessage>) => {
      if (origin !== location.origin || source !== parent) return
      if (data.type === 'preview') show(data)
      if (data.type === 'preview-prices') showPrices(data)
    }
    window.addEventListener('message', hear)
    parent.postMessage(previewReady, location.origin)
    return () => window.removeEventListener('message', hear)
  }, [])
  return null
}

function show({ brand, words, theme, presenters, legal, salesEmail, supportEmail, footer }: PreviewMessage): void {
  const boot = currentBoot()
  document.documentElement.dataset.theme = theme
  repaint(brand)
  showTenantSheet(brand.sheetUrl, location.pathname)
  const told = { presenters, legal, salesEmail, supportEmail, footer }
  replaceBranding({ ...boot, ...told, brand, words: { ...boot.words, ...words } })
  announcePaint()
}

function showPrices({ prices, freeCredits }: PricesMessage): void {
  replaceBranding({ ...currentBoot(), prices, freeCredits })
}
