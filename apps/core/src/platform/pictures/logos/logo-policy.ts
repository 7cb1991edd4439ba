const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Returns the content policy of a logo that is opened as a page: nothing runs, and only its own pixels load. */
export function logoPolicy(svg: string): string {
  return svg.includes('<image ') ? `${INERT}; img-src data:` : INERT
}
