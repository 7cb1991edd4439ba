import type { InvoicePage } from '@vitrine/presenter/protocol'

export type { InvoicePage } from '@vitrine/presenter/protocol'

/** Puts on paper what people keep. */
export interface Printer {
  /** The invoices as one PDF, each on a page of its own. Throws RenderError; `isLost` may work when it is asked again. */
  invoices(pages: readonly InvoicePage[]): Promise<Buffer>
  /** Ends its processes. */
  close(): Promise<void>
}
