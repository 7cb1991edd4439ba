import { AsyncLocalStorage } from 'node:async_hooks'

/** The current unit of work: a request, a job or a scheduled task. */
export interface WorkContext {
  requestId?: string
  /** The tenant's slug, once it is known. */
  tenant?: string
  queue?: string
  job?: string
  task?: string
  /** Set while traces are recorded. */
  traceId?: string
}

interface ContextState {
  readonly context: WorkContext
  isOver: boolean
}

const contexts = new AsyncLocalStorage<ContextState>()

/** A context that its owner enters several times, as the hooks of a request do, and ends once. */
export interface OpenContext {
  readonly context: WorkContext
  enter<T>(work: () => T): T
  end(): void
}

/**
 * Opens a context. After its end nothing belongs to it: timers and connections that were opened inside may outlive it, and
 * their records must not carry its ids.
 */
export function openContext(context: WorkContext): OpenContext {
  const state: ContextState = { context, isOver: false }
  return {
    context,
    enter: (work) => contexts.run(state, work),
    end() {
      state.isOver = true
    },
  }
}

/** Runs work in a context of its own, which ends with it. */
export async function inContext<T>(context: WorkContext, work: () => Promise<T>): Promise<T> {
  const { enter, end } = openContext(context)
  try {
    return await enter(work)
  } finally {
    end()
  }
}

/** Returns the work that the caller belongs to; undefined outside of requests, jobs and tasks. */
export function currentContext(): WorkContext | undefined {
  const state = contexts.getStore()
  return state?.isOver === false ? state.context : undefined
}
