import type { IconJob, InvoicePage, StillJob } from '@vitrine/presenter/protocol'
import type { Owner } from './owner.ts'

export type { InvoicePage } from '@vitrine/presenter/protocol'

/** The icon of a brand or a still of its videos. */
export type BrandImage = Omit<IconJob, 'outputPath'> | Omit<StillJob, 'outputPath'>

/** Renders the branded PDF documents and images. Owners take turns; both methods throw `busy` where too many jobs of one wait. */
export interface DocumentRenderer {
  /** Returns a PNG. Throws RenderError. `isLost` means that a retry may succeed. */
  image(image: BrandImage, owner: Owner): Promise<Buffer>
  /** Returns one PDF with a page for each invoice. Throws RenderError. `isLost` means that a retry may succeed. */
  invoices(pages: readonly InvoicePage[], owner: Owner): Promise<Buffer>
  /** Ends its processes. */
  close(): Promise<void>
}
