// Limits of the operator's console.

/** The maximum number of a person's videos and presenters in the details; the statistics count all. */
export const DETAIL_ROWS_MAX = 5

/** The highest balance that an operator can set, in credits. */
export const BALANCE_MAX = 100_000
