import { z } from 'zod'

const ITEMS_MAX = 100

/** Which part of a list is asked for: what comes after the item that `cursor` names. */
export const Paging = z.object({
  cursor: z.uuid('This is not a cursor that a list answered.').optional(),
  limit: z.coerce
    .number({ error: 'The limit must be a number.' })
    .int('The limit must be a whole number.')
    .min(1, 'Ask for 1 item or more.')
    .max(ITEMS_MAX, `Ask for at most ${ITEMS_MAX} items at once.`)
    .default(50),
})

/** A part of a list; `nextCursor` is null at its end. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.uuid().nullable() })
}
