/** Settings of one queue. Times in seconds. */
export interface QueueRules {
  /** The number of retries after the first failure. */
  retryLimit: number
  /** The pause before the first retry; it doubles from retry to retry, up to `longestDelaySeconds`. */
  retryDelaySeconds: number
  longestDelaySeconds: number
  /** A running job whose process has been silent this long is assigned to another one; at least 10. */
  heartbeatSeconds: number
  /** No attempt may take longer. */
  timeLimitSeconds: number
  /** Whether tenants take turns, so that many jobs of one delay no other; otherwise the oldest job runs first. */
  isByTurns?: boolean
}

const minute = 60
const hour = 60 * minute

/** The rules of each queue by its name in the database, under which jobs may wait from one release to the next. */
export const queueRules = {
  render: {
    retryLimit: 2,
    retryDelaySeconds: 5,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 2 * hour,
    isByTurns: true,
  },
  // Jobs of finished videos (`features/video-jobs`): rebrands and other files. Waiting jobs are stored under the name `task`.
  task: {
    retryLimit: 2,
    retryDelaySeconds: 5,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 2 * hour,
    isByTurns: true,
  },
  // Such jobs of a bulk rebrand. They yield to work that people wait for, so an attempt may take long.
  bulk: {
    retryLimit: 2,
    retryDelaySeconds: 5,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 24 * hour,
    isByTurns: true,
  },
  // Queues the next videos of a bulk rebrand, whose work is in the queue `bulk`.
  rebrand: {
    retryLimit: 20,
    retryDelaySeconds: 5,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 10 * minute,
  },
  // Previews and samples wait for people's videos, so a long attempt is normal.
  preview: {
    retryLimit: 4,
    retryDelaySeconds: 10,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 2 * hour,
  },
  sample: {
    retryLimit: 4,
    retryDelaySeconds: 10,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 2 * hour,
  },
  // Processes the next rows of a table; the resulting videos have a queue of their own.
  batch: {
    retryLimit: 20,
    retryDelaySeconds: 5,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 10 * minute,
  },
  // Invites the next people of a list.
  import: {
    retryLimit: 20,
    retryDelaySeconds: 5,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 10 * minute,
  },
  // Sends to the next recipients. Recipients that were claimed are not claimed again, so a retry continues after them.
  newsletter: {
    retryLimit: 20,
    retryDelaySeconds: 10,
    longestDelaySeconds: 10 * minute,
    heartbeatSeconds: 30,
    timeLimitSeconds: 30 * minute,
  },
  upload: {
    retryLimit: 2,
    retryDelaySeconds: 5,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 10 * minute,
    isByTurns: true,
  },
  // A request schedules its own next step, and a job does one step.
  twin: {
    retryLimit: 3,
    retryDelaySeconds: 10,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 30 * minute,
    isByTurns: true,
  },
  // The pictures of a twin's mouth. Nobody waits for them: until then the twin is shown as it was recorded.
  mouths: {
    retryLimit: 2,
    retryDelaySeconds: 10,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 20 * minute,
    isByTurns: true,
  },
  // Checks the recording of a consent, once all recordings of a twin are complete.
  consent: {
    retryLimit: 2,
    retryDelaySeconds: 10,
    longestDelaySeconds: minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 10 * minute,
    isByTurns: true,
  },
  // The free video in which a new twin introduces itself.
  introduction: {
    retryLimit: 5,
    retryDelaySeconds: 30,
    longestDelaySeconds: 10 * minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 2 * minute,
    isByTurns: true,
  },
  // A mail server may be unavailable for a night's maintenance.
  mail: {
    retryLimit: 22,
    retryDelaySeconds: 10,
    longestDelaySeconds: hour,
    heartbeatSeconds: 30,
    timeLimitSeconds: 2 * minute,
  },
  // Payment events are urgent: the person is looking at the screen.
  payment: {
    retryLimit: 12,
    retryDelaySeconds: 2,
    longestDelaySeconds: 6 * hour,
    heartbeatSeconds: 30,
    timeLimitSeconds: 2 * minute,
  },
  webhook: {
    retryLimit: 10,
    retryDelaySeconds: 10,
    longestDelaySeconds: 6 * hour,
    heartbeatSeconds: 30,
    timeLimitSeconds: 2 * minute,
  },
  // Deleting a tenant ends subscriptions at the provider first, which may not answer for a while.
  removal: {
    retryLimit: 20,
    retryDelaySeconds: 10,
    longestDelaySeconds: hour,
    heartbeatSeconds: 30,
    timeLimitSeconds: hour,
  },
  // Writes all of a tenant into one file; an interrupted attempt starts again.
  export: {
    retryLimit: 5,
    retryDelaySeconds: 30,
    longestDelaySeconds: 10 * minute,
    heartbeatSeconds: 15,
    timeLimitSeconds: 2 * hour,
    isByTurns: true,
  },
  // Removes files that were stored after their video was deleted.
  sweep: {
    retryLimit: 3,
    retryDelaySeconds: minute,
    longestDelaySeconds: hour,
    heartbeatSeconds: 30,
    timeLimitSeconds: hour,
  },
} satisfies Record<string, QueueRules>

export type QueueName = keyof typeof queueRules

/** The notification that a job failed permanently has to arrive, so it is retried for hours. */
export const exhaustedRules: QueueRules = {
  retryLimit: 20,
  retryDelaySeconds: 10,
  longestDelaySeconds: hour,
  heartbeatSeconds: 30,
  timeLimitSeconds: 2 * minute,
}
