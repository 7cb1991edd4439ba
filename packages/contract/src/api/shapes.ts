import { z } from 'zod'

/** The parameter of a path with `:id`. */
export const Id = z.object({ id: z.uuid() })

/** The response of a call that has nothing else to say. */
export const Ok = z.object({ ok: z.boolean() })
