/** A part of a legal text under its heading. A list of sentences is shown as bullet points. */
export interface LegalSection {
  /** The part of the address after the # that leads here. */
  id: string
  title: string
  blocks: (string | string[])[]
}
