import type { IconJob, InvoicePage, StillJob } from '@vitrine/presenter/protocol'

export type { InvoicePage } from '@vitrine/presenter/protocol'

/** The icon of a brand or a still of its videos. */
export type BrandImage = Omit<IconJob, 'outputPath'> | Omit<StillJob, 'outputPath'>

/** Renders the branded PDF documents and images. */
export interface DocumentRenderer {
  /** Returns a PNG. Throws RenderError. `isLost` means that a retry may succeed. */
  image(image: BrandImage): Promise<Buffer>
  /** Returns one PDF with a page for each invoice. Throws RenderError. `isLost` means that a retry may succeed. */
  invoices(pages: readonly InvoicePage[]): Promise<Buffer>
  /** Ends its processes. */
  close(): Promise<void>
}
