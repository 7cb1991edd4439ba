/** Takes pictures of web pages as a browser shows them. */
export interface Photographer {
  /** A PNG of the first screen of a page; undefined where it could not be taken, for whatever reason the page gave. */
  shoot(url: string): Promise<Buffer | undefined>
  /** Ends what still runs. */
  close(): Promise<void>
}
