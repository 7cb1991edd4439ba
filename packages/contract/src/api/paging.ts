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

/** The same for lists that answer arrays: the next page is in the Link header of the one before it. */
export const ListPaging = Paging.extend({
  cursor: z
    .string()
    .regex(/^\d{1,16}\.[\w-]{1,200}$/, 'This is not a cursor that a list answered.')
    .optional(),
  limit: Paging.shape.limit.unwrap().default(ITEMS_MAX),
})

/** A part of a list; `nextCursor` is null at its end. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.uuid().nullable() })
}
