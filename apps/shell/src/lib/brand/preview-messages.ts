import type { Brand, Branding } from '@vitrine/contract'

/** The message from the branding editor to the page in its preview frame. */
export interface PreviewMessage {
  type: 'preview'
  brand: Brand
  words: Partial<Branding['words']>
  presenters: Branding['presenters']
  legal: Branding['legal']
  salesEmail: string
  supportEmail: string
  footer: Branding['footer']
  theme: 'light' | 'dark'
}

/** The message from the price list to the page in its preview frame: the edited prices. */
export interface PricesMessage {
  type: 'preview-prices'
  prices: Branding['prices']
  freeCredits: number
}

/** The message with which the page in the frame reports that it can receive messages. */
export const previewReady = 'preview-ready'
