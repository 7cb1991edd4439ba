import { type Brand, type LiveMessage, isSignedInScreen } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { currentBoot } from '../lib/boot/boot.ts'
import { replaceBranding } from '../lib/brand/replace-branding.ts'
import { useLive } from '../lib/live/live.ts'
import { showTenantSheet } from '../lib/brand/show-tenant-sheet.ts'
import { OfflineBanner } from './offline-banner.tsx'

const PublicSupport = lazy(() =>
  import('./public-support.tsx').then(({ PublicSupport }) => ({ default: PublicSupport })),
)

/**
 * Listens for a newly published brand and a lost connection, and on public pages shows a running impersonation. Loaded when the
 * page is idle.
 */
export function Background() {
  // Loaded in advance: all open pages of a tenant learn of a brand at the same moment and must not fetch this together.
  useEffect(() => void loadPainter().catch(() => undefined), [])
  useLive((message) => {
    // A page that shows a draft keeps showing it.
    if (currentBoot().isPreview) return
    if (message.type === 'brand_update' && message.version > currentBoot().brand.version) void showNewBrand(message)
  })
  const { pathname } = useLocation()
  const hasBar = currentBoot().hasSession && !isSignedInScreen(pathname)
  return (
    <>
      <OfflineBanner />
      {hasBar && (
        <Suspense fallback={null}>
          <PublicSupport />
        </Suspense>
      )}
    </>
  )
}

function loadPainter() {
  return import('../lib/brand/repaint.ts')
}

/** Spreads the requests of all open pages over this time. */
const wordsWithinMs = 3000

/** Applies the new brand at once, and fetches the rest of the branding after a random delay. */
async function showNewBrand({ brand }: Extract<LiveMessage, { type: 'brand_update' }>): Promise<void> {
  const { repaint } = await loadPainter()
  if (brand) {
    repaint(brand)
    showTenantSheet(brand.sheetUrl, location.pathname)
    showInBrowser(brand)
    replaceBranding({ ...currentBoot(), brand })
    await new Promise((resolve) => setTimeout(resolve, Math.random() * wordsWithinMs))
  }
  const branding = await call('GET /api/branding')
  // A slow answer may be older than what has been published since.
  if (branding.brand.version < currentBoot().brand.version) return
  repaint(branding.brand)
  showTenantSheet(branding.brand.sheetUrl, location.pathname)
  showInBrowser(branding.brand)
  replaceBranding(branding)
}

/** Updates the icon of the tab and the colour of the browser around the page. */
function showInBrowser({ logoUrl, colours }: Brand): void {
  const [icon, colour] = ['link[rel=icon]', 'meta[name=theme-color]'].map((name) => document.head.querySelector(name))
  if (icon?.getAttribute('href') !== logoUrl) icon?.setAttribute('href', logoUrl)
  colour?.setAttribute('content', colours.primary)
}
