import { type ComponentType, lazy, useEffect } from 'react'
import { useIdle } from '../../app/use-idle.ts'

const loads: (() => Promise<unknown>)[] = []

/** A part of a later step, which the first step does not wait for. */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  loads.push(load)
  return lazy(async () => ({ default: await load() }))
}

/** Preloads the later parts once the first step is shown, so that Next does not wait for them. */
export function useLaterParts(): void {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) for (const load of loads) void load()
  }, [isIdle])
}
