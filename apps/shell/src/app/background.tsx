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
 * Watches for a newly published brand, a lost connection, and on public pages for an impersonation visit. It is loaded when all
 * else is done.
 */
export function Background() {
  // Brought before it is needed: all pages of a tenant hear of a brand together and must not ask for it in the same moment.
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

/** Pages of many people hear of it together and must not all ask in the same moment. */
const wordsWithinMs = 3000

/** Wears the new brand at once, and brings what it says a little later. */
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

/** The icon of the tab and the colour of the browser around the page. */
function showInBrowser({ logoUrl, colours }: Brand): void {
  const [icon, colour] = ['link[rel=icon]', 'meta[name=theme-color]'].map((name) => document.head.querySelector(name))
  if (icon?.getAttribute('href') !== logoUrl) icon?.setAttribute('href', logoUrl)
  colour?.setAttribute('content', colours.primary)
}
