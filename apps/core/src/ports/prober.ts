export type Probe =
  | { isReached: true; body: string; milliseconds: number; certificateUntil: Date | null }
  | { isReached: false }

/** Asks a site over HTTPS as a browser would, but at an address that was checked before. */
export interface Prober {
  get(target: { host: string; path: string; address: string }): Promise<Probe>
}
