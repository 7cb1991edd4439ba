// Limits of the operator's console.

/** How many of a person's videos and presenters the details list; the statistics count all. */
export const DETAIL_ROWS_MAX = 5

/** The highest balance that an operator can set, in credits. */
export const BALANCE_MAX = 100_000
