/** Remembers the checkout somebody wants before they have an account, under the key at which signing in looks. */
export function rememberCheckout(path: string, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem('checkoutUrl', path)
}
