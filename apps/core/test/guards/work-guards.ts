import type { Guard } from './guard.ts'

const QUEUE_TEST = 'src/platform/fair-scheduling/fair-queue.test.ts'
const LONG_TEST = 'test/http/long-requests.test.ts'
const BULK_TEST = 'test/videos/bulk-rebrands.test.ts'

/** Guards against one person's work slowing that of others. */
export const workGuards: readonly Guard[] = [
  {
    name: 'a body is limited to its call’s size',
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
    name: 'the nesting of a body is limited',
    file: 'platform/http/bodies/body-tasks.ts',
    code: 'if (++depth > DEPTH_MAX) return true',
    without: 'depth++',
    test: ['test/http/bodies.test.ts', 'is refused for its nesting depth in %s'],
  },
  {
    name: 'the number of cells of a table is limited',
    file: 'platform/table-file/read.ts',
    code: 'if (countCells(body, delimiter, CELLS_MAX) > CELLS_MAX) throw tooManyCells()',
    without: '',
    test: [
      'src/platform/table-file/read.test.ts',
      'more cells than the limit are refused, empty ones and empty lines included',
    ],
  },
  {
    name: 'a person’s waiting tasks are limited',
    file: 'platform/fair-scheduling/fair-queue.ts',
    code: 'if (isFull && !isBackground) return false',
    without: '',
    test: [QUEUE_TEST, 'items over the limits of a person, a tenant and in total are refused, but no jobs'],
  },
  {
    name: 'tenants take turns with their tasks',
    file: 'platform/fair-scheduling/fair-queue.ts',
    code: 'toEnd(tenants, tenantId)',
    without: '',
    test: [QUEUE_TEST, 'tenants take turns, and within a tenant its people'],
  },
  {
    name: 'a task is stopped at its time limit',
    file: 'platform/thread-pool/thread-pool.ts',
    code: 'setTimeout(() => limit.abort(), timeLimitMs)',
    without: 'setTimeout(() => undefined, timeLimitMs)',
    test: ['src/platform/thread-pool/thread-pool.test.ts', 'a task that does not end (%s) is stopped, and no other'],
  },
  {
    name: 'a bulk rebrand runs behind videos that people wait for',
    file: 'features/video-jobs/jobs.ts',
    code: "while (urgent > 0 || (await queue.hasDue(['render', 'task'])) || deps.isRendering())",
    without: 'while (deps.isRendering === undefined)',
    test: [BULK_TEST, 'is rebranded, and videos that cannot be are named with the reason'],
  },
  {
    name: 'a chunk of a bulk rebrand is processed once',
    file: 'features/video-jobs/bulk-rebrands/service.ts',
    code: 'row.chunk !== chunk) return',
    without: 'row.chunk < chunk) return',
    test: [
      'test/videos/bulk-rebrand-chunks.test.ts',
      'runs once when it is requested twice or a chunk is delivered twice',
    ],
  },
  {
    name: 'a person cannot rebrand another person’s videos',
    file: 'features/videos/own-video.ts',
    code: '.filter((row) => row.user_id === person.id && !row.deleted_at)',
    without: '',
    test: [BULK_TEST, 'never includes videos of another person or another site'],
  },
]
