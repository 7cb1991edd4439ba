import { screenAt } from '@vitrine/contract'

const id = 'tenant-css'

/** Replaces the partner's style sheet. The earlier one stays until the new one has loaded. */
export function showTenantSheet(url: string | null, path: string): void {
  const before = document.getElementById(id)
  const isOff = new URLSearchParams(location.search).has('nocss') || !screenAt(path)?.hasPartnerSheet
  if (!url || isOff) return before?.remove()
  if (before?.getAttribute('href') === url) return
  const link = document.createElement('link')
  link.id = id
  link.rel = 'stylesheet'
  link.href = url
  if (before) {
    before.removeAttribute('id')
    for (const end of ['load', 'error']) link.addEventListener(end, () => before.remove())
  }
  document.head.append(link)
}
