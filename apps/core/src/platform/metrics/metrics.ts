import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/**
 * The metrics of this process in the Prometheus format. No label names a tenant, a person or a host, because series must not grow
 * with customers.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'vitrine_http_request_seconds',
      help: 'Time to answer a request, by method, route and status.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: SECONDS,
      registers,
    }),
    renders: new Counter({
      name: 'vitrine_renders_total',
      help: 'Renders that ended, by result: ready, or the code of the failure.',
      labelNames: ['result'] as const,
      registers,
    }),
    renderSeconds: counter('vitrine_render_seconds_total', 'Time that finished renders took.'),
    renderCpuSeconds: counter('vitrine_render_cpu_seconds_total', 'Processor time that finished renders took.'),
    videoSeconds: counter('vitrine_video_seconds_total', 'Length of the videos that finished renders made.'),
    emails: new Counter({
      name: 'vitrine_emails_total',
      help: 'Emails handed to the mail server, by result: sent or failed.',
      labelNames: ['result'] as const,
      registers,
    }),
    tasks: new Counter({
      name: 'vitrine_scheduled_tasks_total',
      help: 'Scheduled tasks that ended, by task and result: done or failed.',
      labelNames: ['task', 'result'] as const,
      registers,
    }),
    taskSeconds: new Counter({
      name: 'vitrine_scheduled_task_seconds_total',
      help: 'Time that scheduled tasks took, by task.',
      labelNames: ['task'] as const,
      registers,
    }),
    faults: counter('vitrine_faults_total', 'Errors that were reported to the operator.'),
    gauge,
    measureProcess,
  }

  /** Adds processor time, memory, garbage collection and delays of the event loop. */
  function measureProcess(): void {
    collectDefaultMetrics({ register: registry })
  }

  function counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers })
  }

  /**
   * Adds a gauge that is read on each scrape and replaces one of the same name. `read` sets it, with labels where it has
   * several.
   */
  function gauge<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: (gauge: Gauge<Label>) => Promise<void> | void,
  ): void {
    registry.removeSingleMetric(name)
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset()
        await read(this)
      },
    })
  }
}
