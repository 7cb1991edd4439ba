/** Remembers the checkout somebody wants before they have an account, under the key at which signing in looks. */
export function rememberCheckout(path: string, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem('checkoutUrl', path)
}

/** The page of prices with a bundle already chosen, for sites that sell by mail. */
export function bundlePath(bundleId: string): string {
  return `/pricing?${new URLSearchParams({ bundle: bundleId })}`
}
