/** Duration of the opening. */
export const OPENING_SECONDS = 2
// The presenter is visible before the first word. The end card is read, while the last sentence is said over it.
const SILENT_SECONDS = 0.4
const CLOSING_SECONDS = 4.4

/** Returns the silence before the first and after the last word. Undefined leaves it to the voice. */
export const leadSilenceOf = ({
  opening,
  closing,
}: {
  opening?: boolean | undefined
  closing?: object | undefined
}) => ({
  ...(opening ? { leadInSeconds: OPENING_SECONDS + SILENT_SECONDS } : {}),
  ...(closing ? { leadOutSeconds: CLOSING_SECONDS } : {}),
})
