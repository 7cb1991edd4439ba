import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useBoot } from '../boot/boot.ts'

/** Keeps the partner's own style sheet on the page on the screens that show it, and away from all others. */
export function useTenantSheet(): void {
  const { pathname } = useLocation()
  const { sheetUrl } = useBoot().brand
  useLayoutEffect(() => {
    // Most tenants have no style sheet, so the code that replaces it is loaded on demand.
    if (!sheetUrl && !document.getElementById('tenant-css')) return
    void import('./show-tenant-sheet.ts').then(({ showTenantSheet }) => showTenantSheet(sheetUrl, location.pathname))
  }, [sheetUrl, pathname])
}
