let page: string | undefined

/** Sets the page that opens when an impersonation visit ends; undefined for the page that is open. */
export function setPageAfterVisit(address: string | undefined): void {
  page = address
}

/** Reloads the page for the person whose session comes back, so that nothing of the visited account stays in memory. */
export function openPageAfterVisit(): void {
  if (page === undefined) location.reload()
  else location.assign(page)
}
