import type { IconJob, InvoicePage, StillJob } from '@vitrine/presenter/protocol'

export type { InvoicePage } from '@vitrine/presenter/protocol'

/** The icon of a brand, or a moment of its films. */
export type BrandPicture = Omit<IconJob, 'outputPath'> | Omit<StillJob, 'outputPath'>

/** Draws what carries a brand and is no film: what people keep on paper, and pictures. */
export interface Printer {
  /** A PNG. Throws RenderError; `isLost` may work when it is asked again. */
  picture(picture: BrandPicture): Promise<Buffer>
  /** The invoices as one PDF, each on a page of its own. Throws RenderError; `isLost` may work when it is asked again. */
  invoices(pages: readonly InvoicePage[]): Promise<Buffer>
  /** Ends its processes. */
  close(): Promise<void>
}
