import type { Results } from '../bench/table/results.ts'

/** Measured costs. CPU in seconds of one processor, sizes in bytes. */
export interface Costs {
  pageCpu: number
  callCpu: number
  callDatabaseCpu: number
  renderCpuPerMinute: number
  mediaBytesPerMinute: number
  /** Of a video without its rendering. */
  videoCpu: number
  videoDatabaseCpu: number
  videoStatements: number
  videoNotifications: number
  videoLogBytes: number
  videoBytes: number
  registrationCpu: number
  personBytes: number
  tenantBytes: number
}

const KEYS: Record<keyof Costs, { key: string; scale: number }> = {
  pageCpu: { key: 'http.page', scale: 1e-6 },
  callCpu: { key: 'http.user', scale: 1e-6 },
  callDatabaseCpu: { key: 'http.user.database', scale: 1e-6 },
  renderCpuPerMinute: { key: 'render.cpu', scale: 1 },
  mediaBytesPerMinute: { key: 'render.size', scale: 1e6 },
  videoCpu: { key: 'video.cpu', scale: 1e-3 },
  videoDatabaseCpu: { key: 'video.database', scale: 1e-3 },
  videoStatements: { key: 'video.statements', scale: 1 },
  videoNotifications: { key: 'video.notifications', scale: 1 },
  videoLogBytes: { key: 'video.log', scale: 1024 },
  videoBytes: { key: 'video.kept', scale: 1024 },
  registrationCpu: { key: 'person.cpu', scale: 1e-3 },
  personBytes: { key: 'person.kept', scale: 1024 },
  tenantBytes: { key: 'hosts.bytes', scale: 1024 },
}

/** Whether everything that the model needs was measured. */
export function canCost(results: Results): boolean {
  const values = valuesOf(results)
  return Object.values(KEYS).every(({ key }) => values.has(key))
}

/** Reads the costs from measured figures. Throws where one was not measured. */
export function costsOf(results: Results): Costs {
  const values = valuesOf(results)
  const read = ({ key, scale }: { key: string; scale: number }) => {
    const value = values.get(key)
    if (value === undefined) throw new Error(`the capacity model needs ${key}: npm run bench -- --write`)
    return value * scale
  }
  return Object.fromEntries(Object.entries(KEYS).map(([name, one]) => [name, read(one)])) as unknown as Costs
}

function valuesOf(results: Results): Map<string, number> {
  return new Map(Object.values(results).flatMap(({ figures }) => figures.map(({ key, value }) => [key, value])))
}
