import { finished } from 'node:stream'
import type { RenderHooks, Renderer } from '../../ports/renderer.ts'
import type { Storage } from '../../ports/storage.ts'
import { type Span, type Tracer, currentTrace } from './tracer.ts'

/** Records a span for the work of render processes, and one below it for each stage that they report. */
export function tracedRenderer(renderer: Renderer, tracer: Tracer | undefined): Renderer {
  if (!tracer) return renderer
  const inSpan = tracer.inSpan.bind(tracer)
  return {
    version: () => renderer.version(),
    selfCheck: () => renderer.selfCheck(),
    close: () => renderer.close(),
    render: (job, hooks) =>
      inSpan('render', {}, () => inStages(tracer, hooks, (traced) => renderer.render(job, traced))),
    exportVideo: (job, hooks) =>
      inSpan('export', {}, () => inStages(tracer, hooks, (traced) => renderer.exportVideo(job, traced))),
    drawTransparent: (job, hooks) =>
      inSpan('draw transparent', {}, () => inStages(tracer, hooks, (traced) => renderer.drawTransparent(job, traced))),
    recordSpeech: (job, hooks) =>
      inSpan('record speech', {}, () => inStages(tracer, hooks, (traced) => renderer.recordSpeech(job, traced))),
  }
}

async function inStages<T>(tracer: Tracer, hooks: RenderHooks, work: (hooks: RenderHooks) => Promise<T>): Promise<T> {
  let stage: { name: string; span: Span } | undefined
  // Messages of a process arrive outside of the context of their job.
  const parent = currentTrace()
  try {
    return await work({ ...hooks, onProgress })
  } finally {
    stage?.span.end()
  }

  function onProgress(...progress: Parameters<RenderHooks['onProgress']>): void {
    const [name] = progress
    if (stage?.name !== name) {
      stage?.span.end()
      stage = { name, span: tracer.start(name, { parent }) }
    }
    hooks.onProgress(...progress)
  }
}

/** Records a span for each use of a store, without the key: readers of traces need not know which files exist. */
export function tracedStorage(storage: Storage, tracer: Tracer | undefined): Storage {
  if (!tracer) return storage
  const inSpan = <T>(name: string, work: () => Promise<T>) => tracer.inSpan(`storage ${name}`, { kind: 'client' }, work)
  return {
    place: storage.place,
    list: () => storage.list(),
    remedyFor: (error) => storage.remedyFor(error),
    put: (key, path) => inSpan('put', () => storage.put(key, path)),
    size: (key) => inSpan('size', () => storage.size(key)),
    removeAll: (prefix) => inSpan('remove', () => storage.removeAll(prefix)),
    removeUnfinished: (moment) => inSpan('remove unfinished', () => storage.removeUnfinished(moment)),
    linkTo: (key, answer) => storage.linkTo(key, answer),
    read(key, range) {
      const span = tracer.start('storage read', { kind: 'client' })
      const stream = storage.read(key, range)
      finished(stream, (error) => span.end({ isFailed: error != null }))
      return stream
    },
  }
}
