import type { Language } from '../film/film-job.ts'
import type { FontFamily } from '../film/letters.ts'

/** One invoice, with every word and figure as it is to be read. */
export interface InvoicePage {
  language: Language
  /** Who sells: the brand, and what stands below the label (company, address, registration). */
  seller: { name: string; logoSvg: string; label: string; lines: readonly string[] }
  /** The brand's colour; everything else is black on white, for printers. */
  colour: string
  /** Inter unless said. */
  fontFamily?: FontFamily
  title: string
  number: string
  /** Stands beside the number, e.g. that it is paid. */
  mark?: string
  facts: readonly Named[]
  buyer: { label: string; lines: readonly string[] }
  columns: readonly [what: string, quantity: string, amount: string]
  rows: readonly { what: string; detail: string; quantity: string; amount: string }[]
  totals: readonly (Named & { isStrong?: boolean })[]
  notes: readonly string[]
}

interface Named {
  label: string
  value: string
}

/** Invoices one after the other, each on a page of its own. */
export interface InvoicesJob {
  pages: readonly InvoicePage[]
  /** .pdf */
  outputPath: string
}

export interface InvoicesResult {
  bytes: number
}
