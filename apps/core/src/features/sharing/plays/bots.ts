/** What programs call themselves that read pages for search, for previews of links or for nobody. */
const PROGRAMS = [
  /bot\b|crawl|spider|slurp|preview|fetch|scan|monitor|lighthouse|headless/i,
  /facebookexternalhit|whatsapp|telegram|embedly/i,
  /curl|wget|python|java\/|go-http|okhttp|axios|node/i,
]

/** Whether a request was made by a program and not by somebody who watches. Browsers always say what they are. */
export function isProgram(userAgent: string | undefined): boolean {
  return !userAgent || PROGRAMS.some((name) => name.test(userAgent))
}
