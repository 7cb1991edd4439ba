/** Stores the checkout that a person wants before they have an account, under the key that sign-in reads. */
export function rememberCheckout(path: string, storage: Pick<Storage, 'setItem'>): void {
  storage.setItem('checkoutUrl', path)
}
