import { z } from 'zod'

/** A colour as six hexadecimal digits. */
export const HexColour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a color like #3b82f6.')
