/** Text without control characters (line breaks among them), and without those that change the direction of what follows. */
export const ONE_LINE = /^[^\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Returns text without the invisible characters that change the direction of what follows. */
export function withoutDirections(text: string): string {
  return text.replaceAll(DIRECTIONS, '')
}

/** The characters that `ONE_LINE` refuses. */
export const NOT_IN_ONE_LINE = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

export const ONE_LINE_NAME = 'Keep the name on one line, without control or direction characters.'
