import { call } from '@vitrine/contract/client'
import { currentBoot, replaceBranding } from '../kit/boot.ts'
import { useLive } from '../kit/live.ts'
import { showTenantSheet } from '../kit/show-tenant-sheet.ts'
import { OfflineBanner } from './offline-banner.tsx'

/**
 * What an open page watches for: that its tenant publishes another brand, and that the connection is lost. It is loaded
 * when all else is done.
 */
export function Background() {
  useLive((message) => {
    // A page that shows a draft goes on showing it.
    if (currentBoot().isPreview) return
    if (message.type === 'brand_update' && message.version > currentBoot().brand.version) void showNewBrand()
  })
  return <OfflineBanner />
}

async function showNewBrand(): Promise<void> {
  const [branding, { repaint }] = await Promise.all([call('GET /api/branding'), import('../kit/repaint.ts')])
  repaint(branding.brand)
  showTenantSheet(branding.brand.sheetUrl, location.pathname)
  replaceBranding(branding)
}
