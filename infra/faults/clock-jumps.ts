import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from '../cluster/open-cluster.ts'
import { type Person, newPerson, newVideo, pause, readyVideo } from '../drills/people.ts'
import { type Amounts, type Verdict, check } from './verdict.ts'

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
/** In the format of libfaketime. */
const JUMPS = ['+3600', '-3600', '+3456000'] as const
/** The scheduled tasks begin a minute after the start. */
const TASKS_RUN_MS = 75_000
const ASKS = 10

/** The clocks of a web node and a worker jump: an hour ahead, an hour back, 40 days ahead. Needs libfaketime. */
export function clockJumps(cluster: Cluster, { absenceSeconds }: Amounts): Promise<Verdict> {
  return check(cluster, 'clock jumps', { mayFail: false }, async ({ order, ended, expect }) => {
    if (!existsSync(LIBRARY)) return 'nothing: apt-get install libfaketime'
    const file = join(cluster.dataDirOf(0), 'clock')
    const set = (offset: string) => writeFileSync(file, offset)
    set('+0')
    const wrong = [cluster.indexesOf('web')[1] ?? 0, cluster.indexesOf('worker')[1] ?? 0]
    const clock = {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
    await restartWrong(clock)
    const person = await newPerson(cluster.port)
    const trashed = await trashVideo()
    for (const jump of JUMPS) {
      order()
      set(jump)
      await pause(absenceSeconds * 1000)
      order()
      await staysSignedIn(person, jump)
      await staysSignedIn(await newPerson(cluster.port), `${jump}, signed in meanwhile`)
    }
    // The tasks of a worker whose clock was wrong from its start run beside those of the other.
    await restartWrong(clock)
    await pause(TASKS_RUN_MS)
    await staysSignedIn(person, 'scheduled tasks')
    const { body: user } = await person.ask(cluster.port, 'GET /api/user')
    expect(user['credits'] === 3, `${String(user['credits'])} credits are left of 3`)
    const { status } = await trashed.person.ask(cluster.port, `POST /api/videos/${trashed.videoId}/restore`)
    expect(status === 200, `a video of the trash could not be restored: ${status}`)
    set('+0')
    await restartWrong({})
    return `${JUMPS.map((seconds) => `${Number(seconds) / 3600} h`).join(', ')} on one web node and one worker`

    async function restartWrong(settings: Record<string, string>): Promise<void> {
      for (const index of wrong) {
        const node = cluster.nodes[index]
        if (node) ended(node)
        await node?.stop()
        await cluster.restart(index, settings)
      }
    }

    /** Asks often enough that both web nodes answer. */
    async function staysSignedIn(signedIn: Person, when: string): Promise<void> {
      for (let asked = 0; asked < ASKS; asked++) {
        const { status } = await signedIn.ask(cluster.port, 'GET /api/user')
        if (status !== 200) return expect(false, `a person who is signed in was answered ${status} (${when})`)
      }
    }
  })

  async function trashVideo() {
    const made = await newVideo(cluster.port)
    await readyVideo(cluster.port, made.person, made.videoId)
    await made.person.ask(cluster.port, `DELETE /api/videos/${made.videoId}`)
    return made
  }
}
