import type { Assumed } from './assumptions.ts'
import type { Costs } from './costs.ts'

export interface Scale {
  partners: number
  people: number
  videosPerMonth: number
}

/** A limit of one database server, with the share of it that is used at the peak; 1 is all of it. */
export interface Limit {
  what: string
  used: number
  most: number
  unit: string
  share: number
}

export const SECONDS_PER_MONTH = 30 * 24 * 3600
const GB = 1e9

/** Returns what an installation of this size needs. Rates are per second, in the busiest hour unless named otherwise. */
export function capacityOf(scale: Scale, costs: Costs, assume: Assumed) {
  const peak = assume.peakFactor / SECONDS_PER_MONTH
  const minutes = scale.videosPerMonth * assume.minutesPerVideo
  const pages = scale.people * assume.pagesPerPerson
  const calls = pages * assume.callsPerPage
  const views = scale.videosPerMonth * assume.viewsPerVideo
  const registrations = scale.people * assume.registrationShare

  const renderSeconds = minutes * costs.renderCpuPerMinute
  const webSeconds =
    (pages + views) * costs.pageCpu +
    calls * costs.callCpu +
    scale.videosPerMonth * costs.videoCpu +
    registrations * costs.registrationCpu
  const databaseSeconds = calls * costs.callDatabaseCpu + scale.videosPerMonth * costs.videoDatabaseCpu
  const nodesFor = (seconds: number) => Math.max(1, Math.ceil((seconds * peak) / assume.load / assume.coresPerNode))

  const growth = scale.videosPerMonth * costs.videoBytes + registrations * costs.personBytes
  const size =
    scale.partners * costs.tenantBytes +
    scale.people * costs.personBytes +
    scale.videosPerMonth * assume.monthsKept * costs.videoBytes
  const media = minutes * costs.mediaBytesPerMinute

  const perSecond = {
    videos: scale.videosPerMonth / SECONDS_PER_MONTH,
    videosAtPeak: scale.videosPerMonth * peak,
    requestsAtPeak: (pages + views + calls) * peak,
    statementsAtPeak: scale.videosPerMonth * costs.videoStatements * peak,
  }
  const database = {
    coresAtPeak: databaseSeconds * peak,
    bytes: size,
    bytesPerMonth: growth,
    logBytesAtPeak: scale.videosPerMonth * costs.videoLogBytes * peak,
    notificationsAtPeak: scale.videosPerMonth * costs.videoNotifications * peak,
  }
  const nodes = { web: nodesFor(webSeconds), worker: nodesFor(renderSeconds) }
  const money = {
    // Nodes follow the load of the hour, so an idle one is not paid for; at the peak they are as full as `load` says.
    processors: ((renderSeconds + webSeconds + databaseSeconds) / 3600 / assume.load) * assume.pricePerCoreHour,
    storage: ((media * assume.monthsKept) / GB) * assume.pricePerGbMonth,
    traffic: ((media * assume.viewsPerVideo) / GB) * assume.pricePerGbOut,
    renderOfAMinute: (costs.renderCpuPerMinute / 3600 / assume.load) * assume.pricePerCoreHour,
  }
  return { perSecond, nodes, database, mediaBytesPerMonth: media, money, limits: limitsOf(database, assume) }
}

type Database = { coresAtPeak: number; bytes: number; logBytesAtPeak: number; notificationsAtPeak: number }

/** Returns the limits of one database server, that which is reached first before the others. */
function limitsOf(database: Database, assume: Assumed): Limit[] {
  const limit = (what: string, used: number, most: number, unit: string) => ({
    what,
    used,
    most,
    unit,
    share: used / most,
  })
  return [
    limit('processors', database.coresAtPeak / assume.load, assume.databaseCores, 'vCPUs'),
    limit('size', database.bytes / 1e12, assume.databaseTb, 'TB'),
    limit('log', database.logBytesAtPeak / 1e6, assume.logMbPerSecond, 'MB/s'),
    limit('notifications', database.notificationsAtPeak, assume.notificationsPerSecond, '/s'),
  ].sort((one, other) => other.share - one.share)
}
