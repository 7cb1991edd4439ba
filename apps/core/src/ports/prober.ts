export type Probe =
  | { isReached: true; body: string; milliseconds: number; certificateUntil: Date | null }
  | { isReached: false }

/** Requests a page over HTTPS as a browser does, but from an address that was checked before. */
export interface Prober {
  get(target: { host: string; path: string; address: string }): Promise<Probe>
}
