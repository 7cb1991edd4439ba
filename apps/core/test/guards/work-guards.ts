import type { Guard } from './guard.ts'

const QUEUE_TEST = 'src/platform/thread-pool/fair-queue.test.ts'
const LONG_TEST = 'test/long-requests.test.ts'
const BULK_TEST = 'test/bulk-rebrands.test.ts'

/** Guards against one person's work slowing that of others. */
export const workGuards: readonly Guard[] = [
  {
    name: 'a body is no longer than its call needs',
    file: 'platform/http/register.ts',
    code: 'if (bodySchemaOf(call)) refuseTooLong(request, bodyLimit)',
    without: '',
    test: [LONG_TEST, 'that exceeds its call’s limit is refused by its Content-Length, before authentication'],
  },
  {
    name: 'a long body that is refused is not read to its end',
    file: 'platform/http/problems.ts',
    code: "if (isLongAndUnread(request)) reply.header('connection', 'close')",
    without: '',
    test: [LONG_TEST, 'is not read to its end when it is refused for another reason'],
  },
  {
    name: 'a body is not nested without end',
    file: 'platform/http/bodies/body-tasks.ts',
    code: 'if (++depth > DEPTH_MAX) return true',
    without: 'depth++',
    test: ['test/bodies.test.ts', 'is refused for its nesting depth in %s'],
  },
  {
    name: 'a table has a limited number of cells',
    file: 'platform/table-file/read.ts',
    code: 'if (countCells(body, delimiter, CELLS_MAX) > CELLS_MAX) throw tooManyCells()',
    without: '',
    test: [
      'src/platform/table-file/read.test.ts',
      'more cells than the limit are refused, empty ones and empty lines included',
    ],
  },
  {
    name: 'a person has a limited number of tasks that wait',
    file: 'platform/thread-pool/fair-queue.ts',
    code: 'if (isFull && !isBackground) return false',
    without: '',
    test: [QUEUE_TEST, 'items over the limits of a person, a tenant and in total are refused, but no jobs'],
  },
  {
    name: 'tenants take turns with their tasks',
    file: 'platform/thread-pool/fair-queue.ts',
    code: 'toEnd(tenants, tenantId)',
    without: '',
    test: [QUEUE_TEST, 'tenants take turns, and within a tenant its people'],
  },
  {
    name: 'a task ends at its limit of time',
    file: 'platform/thread-pool/thread-pool.ts',
    code: 'setTimeout(() => limit.abort(), timeLimitMs)',
    without: 'setTimeout(() => undefined, timeLimitMs)',
    test: ['src/platform/thread-pool/thread-pool.test.ts', 'a task that does not end (%s) is stopped, and no other'],
  },
  {
    name: 'one re-brand of many begins behind the videos that people wait for',
    file: 'features/video-jobs/jobs.ts',
    code: "while (urgent > 0 || (await queue.hasDue(['render', 'task'])) || deps.isRendering())",
    without: 'while (deps.isRendering === undefined)',
    test: [BULK_TEST, 'is re-branded, and videos that cannot be are named with the reason'],
  },
  {
    name: 'a chunk of a re-brand of many is taken once',
    file: 'features/video-jobs/bulk-rebrands/service.ts',
    code: 'row.chunk !== chunk) return',
    without: 'row.chunk < chunk) return',
    test: ['test/bulk-rebrand-chunks.test.ts', 'runs once when it is requested twice or a chunk is delivered twice'],
  },
  {
    name: 'nobody re-brands the chosen videos of somebody else',
    file: 'features/videos/own-video.ts',
    code: '.filter((row) => row.user_id === person.id && !row.deleted_at)',
    without: '',
    test: [BULK_TEST, 'never includes videos of another person or another site'],
  },
]
