import { z } from 'zod'

const ITEMS_MAX = 100

/** The requested page of a list: the items after the one that `cursor` names. */
export const Paging = z.object({
  cursor: z.uuid('Invalid cursor.').optional(),
  limit: z.coerce
    .number({ error: 'The limit must be a number.' })
    .int('The limit must be a whole number.')
    .min(1, 'Request at least 1 item.')
    .max(ITEMS_MAX, 'Request at most {maximum, number} items at a time.')
    .default(50),
})

/** The same for lists that answer arrays: the next page is in the Link header of the one before it. */
export const ListPaging = Paging.extend({
  cursor: z
    .string()
    .regex(/^-?[\da-f]{0,800}\.[\w-]{1,200}$/, 'Invalid cursor.')
    .optional(),
  limit: Paging.shape.limit.unwrap().default(ITEMS_MAX),
})

/** The same for sortable lists. The default is the first of the keys. */
export function sortedPaging<const Keys extends readonly [string, ...string[]]>(...keys: Keys) {
  return ListPaging.extend({
    sort: z.enum(keys, `Sort by one of: ${keys.join(', ')}.`).default(() => keys[0]),
    order: z.enum(['asc', 'desc'], 'Use asc or desc as the order.').default('desc'),
  })
}

/** A part of a list; `nextCursor` is null at its end. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.uuid().nullable() })
}

/** A part of a list that can be sorted; its cursor names the place of a row, so it is no id. */
export function sortedPageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}
