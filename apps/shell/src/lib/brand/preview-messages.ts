import type { Brand, Branding } from '@vitrine/contract'

/** What the branding editor tells the page that it shows in a frame. */
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

/** What the price list tells it: the prices as they would be. */
export interface PricesMessage {
  type: 'preview-prices'
  prices: Branding['prices']
  freeCredits: number
}

/** What the page in the frame answers when it can be told something. */
export const previewReady = 'preview-ready'
