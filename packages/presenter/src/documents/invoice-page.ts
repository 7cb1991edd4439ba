import type { Language } from '../composition/render-job.ts'
import type { FontFamily } from '../composition/fonts.ts'

/** The texts of one invoice. */
export interface InvoicePage {
  language: Language
  /** The seller: brand, and address lines below a label. */
  seller: { name: string; logoSvg: string; label: string; lines: readonly string[] }
  /** The brand's colour. Everything else is black on white. */
  colour: string
  /** Defaults to Inter. */
  fontFamily?: FontFamily
  title: string
  number: string
  /** Shown beside the number, for example "Paid". */
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

/** One page for each invoice. */
export interface InvoicesJob {
  pages: readonly InvoicePage[]
  /** .pdf */
  outputPath: string
}

export interface InvoicesResult {
  bytes: number
}
