import type { Mailer } from '../../ports/mailer.ts'
import { RenderError, type Renderer } from '../../ports/renderer.ts'
import type { Tasks } from '../scheduled-tasks/scheduler.ts'
import type { Metrics } from './metrics.ts'

/** Counts the renders of a renderer, and their cost. */
export function measuredRenderer(renderer: Renderer, metrics: Metrics): Renderer {
  return {
    recordSpeech: (job, hooks) => renderer.recordSpeech(job, hooks),
    version: () => renderer.version(),
    exportVideo: (job, hooks) => renderer.exportVideo(job, hooks),
    drawTransparent: (job, hooks) => renderer.drawTransparent(job, hooks),
    selfCheck: () => renderer.selfCheck(),
    close: () => renderer.close(),
    async render(job, hooks) {
      const startedAt = performance.now()
      try {
        const result = await renderer.render(job, hooks)
        metrics.renders.inc({ result: 'ready' })
        metrics.renderSeconds.inc((performance.now() - startedAt) / 1000)
        metrics.renderCpuSeconds.inc(result.cpuSeconds)
        metrics.videoSeconds.inc(result.durationSeconds)
        return result
      } catch (error) {
        metrics.renders.inc({ result: error instanceof RenderError ? error.code : 'fault' })
        throw error
      }
    },
  }
}

/** Counts the emails that were accepted, and those that were not. */
export function measuredMailer(mailer: Mailer, { emails }: Metrics): Mailer {
  return {
    ...mailer,
    async send(mail) {
      try {
        await mailer.send(mail)
        emails.inc({ result: 'sent' })
      } catch (error) {
        emails.inc({ result: 'failed' })
        throw error
      }
    },
  }
}

/** Counts the errors that are reported to the operator. */
export function measuredReport(report: (error: Error) => void, { faults }: Metrics): (error: Error) => void {
  return (error) => {
    faults.inc()
    report(error)
  }
}

/** Counts scheduled tasks by name, and the time they take. */
export function measuredTasks(tasks: Tasks, metrics: Metrics): Tasks {
  const measured = Object.entries(tasks).map(([name, task]) => {
    return [name, { ...task, run: async (tenantId: string) => measure(name, () => task.run(tenantId)) }] as const
  })
  return Object.fromEntries(measured)

  async function measure(task: string, run: () => Promise<unknown>): Promise<unknown> {
    const startedAt = performance.now()
    try {
      const answer = await run()
      metrics.tasks.inc({ task, result: 'done' })
      return answer
    } catch (error) {
      metrics.tasks.inc({ task, result: 'failed' })
      throw error
    } finally {
      metrics.taskSeconds.inc({ task }, (performance.now() - startedAt) / 1000)
    }
  }
}
