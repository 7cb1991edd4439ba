import { type Message, msg } from '@vitrine/messages'
import { z } from 'zod'
import { defineEmail } from '../../platform/email/define.ts'
import { EXAMPLE_ID } from '../../platform/email/example.ts'
import { withPayload } from '../../platform/email/sendable.ts'

const count = z.coerce.number().int()

const payload = z.object({ userId: z.uuid(), batchId: z.uuid(), ready: count, failed: count, notMade: count })

/** The results of a batch. Counts of zero are left out. */
export const batchDoneEmail = defineEmail({
  name: 'batch-done',
  payload,
  kind: 'videos',
  content: ({ batchId, ready, failed, notMade }: z.output<typeof payload>, { format }) => {
    const rest: (readonly [Message, number])[] = [
      [msg({ message: 'Failed' }), failed] as const,
      [msg({ message: 'Not created' }), notMade] as const,
    ].filter(([, rows]) => rows > 0)
    const shown = format.number(ready)
    return {
      subject: msg({ message: 'Your {company} batch is done: {count} ready' }),
      title: msg({ message: 'Your batch is done' }),
      opening: msg({
        message: 'Hello {name}, all rows have been processed. Here are the results:',
      }),
      paragraphs:
        rest.length > 0
          ? [
              msg({
                message:
                  'You weren’t charged for rows that failed. Their credits are back in your account. You can download ' +
                  'those rows with the reasons.',
              }),
            ]
          : [],
      facts: [
        [msg({ message: 'Ready' }), shown] as const,
        ...rest.map(([label, rows]) => [label, format.number(rows)] as const),
      ],
      action: { label: msg({ message: 'View results' }), path: `/videos/batch?id=${batchId}` },
      values: { count: shown },
    }
  },
  example: () => ({ userId: EXAMPLE_ID, batchId: EXAMPLE_ID, ready: 3, failed: 0, notMade: 0 }),
})

export const batchEmails = [withPayload(batchDoneEmail)]
