import type { Cluster } from '../cluster/open-cluster.ts'
import { isReadable, newVideo, pause, readyVideo } from '../drills/people.ts'
import { type Amounts, check } from './verdict.ts'

const BEFORE_MS = 3000
const VIDEOS_AT_ONCE = 3

/** The database refuses connections, or goes silent in every second round, and comes back. */
export function databaseUnavailable(cluster: Cluster, { absences, absenceSeconds }: Amounts) {
  return check(cluster, 'database unavailable', { mayFail: true }, async ({ order, measureReturn }) => {
    for (let round = 0; round < absences; round++) {
      order()
      await pause(BEFORE_MS)
      cluster.proxies.database.set(round % 2 ? 'hang' : 'refuse')
      await pause(absenceSeconds * 1000)
      cluster.proxies.database.set('pass')
      await measureReturn()
    }
    return `${absences} x ${absenceSeconds} s`
  })
}

/**
 * The object store refuses connections, or goes silent in every second round, and comes back. Pages and calls do not need it, videos
 * wait, and none is ready without a file.
 */
export function storeUnavailable(cluster: Cluster, { absences, absenceSeconds }: Amounts) {
  return check(cluster, 'object store unavailable', { mayFail: false }, async ({ order, measureReturn, expect }) => {
    const { person, videoId } = await newVideo(cluster.port)
    const video = await readyVideo(cluster.port, person, videoId)
    for (let round = 0; round < absences; round++) {
      for (let ordered = 0; ordered < VIDEOS_AT_ONCE; ordered++) order()
      await pause(BEFORE_MS)
      cluster.proxies.store.set(round % 2 ? 'hang' : 'refuse')
      await pause(absenceSeconds * 1000)
      cluster.proxies.store.set('pass')
      await measureReturn()
      expect(await isReadable(cluster.port, person, video), 'a video could not be played after the absence')
    }
    return `${absences} x ${absenceSeconds} s`
  })
}
