/** Takes screenshots of web pages as a browser shows them. */
export interface Screenshotter {
  /** Returns a PNG of the first screen of a page, or undefined when the page cannot be captured. */
  capture(url: string): Promise<Buffer | undefined>
  /** Ends running captures. */
  close(): Promise<void>
}
