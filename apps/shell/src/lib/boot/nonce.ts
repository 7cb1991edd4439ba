// styled-components and Radix ask for the nonce while they load, so this module has to be imported before them.
declare global {
  var __webpack_nonce__: string | undefined
}

globalThis.__webpack_nonce__ = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce

export {}
