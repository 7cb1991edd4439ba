import type { Guard } from './guard.ts'

/** Guards that keep processes apart, and internal messages from people. */
export const lifeGuards: readonly Guard[] = [
  {
    name: 'a running process keeps its files when another one starts',
    file: 'platform/process/work-folder.ts',
    code: '!(at - (await lastSignOf(folder)) > deadAfterMs)',
    without: '(await lastSignOf(folder)) === 0',
    test: ['src/platform/process/work-folder.test.ts', 'a start keeps the files of a running process'],
  },
  {
    name: 'system messages are not shown as the reason of a failure',
    file: 'adapters/render-processes/run-in-child.ts',
    code: 'USER_MESSAGES[code] ?? (INTERNAL.test(message) ? INTERNAL_FAULT : undefined)',
    without: '[code, USER_MESSAGES, INTERNAL, INTERNAL_FAULT].find((part) => part === message)',
    test: [
      'src/adapters/renderer-presenter.test.ts',
      'hides server paths when a file cannot be written, and keeps the cause for the operator',
    ],
  },
  {
    name: 'workers are not silent after a database outage before their first heartbeat',
    file: 'platform/queue/supervisor.ts',
    code: 'if (performance.now() < heldUntil) return',
    without: 'if (heldUntil < 0) return',
    test: [
      'src/platform/queue/supervisor.test.ts',
      'after an outage, no worker counts as silent before it had time for a heartbeat',
    ],
  },
  {
    name: 'a database outage does not count as a failed attempt',
    file: 'platform/queue/worker.ts',
    code: 'isConnectionLost(error) && countLoss(job) < mostLosses',
    without: 'isConnectionLost(error) && countLoss(job) < 0',
    test: ['src/platform/queue/queue.test.ts', 'an attempt that lost the database does not count'],
  },
]
