import type { Prober } from '../../src/ports/prober.ts'
import type { RecordType, Resolver } from '../../src/ports/resolver.ts'

/** Name servers that say what a test writes down, and sites that answer when it lets them. */
export function createScriptedDns() {
  const zone = new Map<string, string[] | 'silent'>()
  const asked: { host: string; address: string }[] = []
  let delay: Promise<unknown> | undefined
  let answer: (path: string) => Promise<string | undefined> = async () => undefined

  const resolver: Resolver = {
    async resolve(name, type) {
      await delay
      const found = zone.get(`${name} ${type}`) ?? zone.get(`* ${type}`) ?? []
      if (found === 'silent') throw new Error('no name server answered')
      return found
    },
  }
  const prober: Prober = {
    async get({ host, path, address }) {
      asked.push({ host, address })
      const body = await answer(path)
      if (body === undefined) return { isReached: false }
      return { isReached: true, body, milliseconds: 84, certificateUntil: new Date('2027-02-17T00:00:00Z') }
    },
  }
  return {
    resolver,
    prober,
    /** The addresses at which a site was asked for its proof, in order. */
    asked,
    set: (name: string, type: RecordType, found: string[] | 'silent') => void zone.set(`${name} ${type}`, found),
    clear: () => zone.clear(),
    /** Name servers answer after this from now on; at once where it is undefined. */
    answerAfter: (event: typeof delay) => void (delay = event),
    /** Sets the response of a site from now on; undefined while it has no certificate. */
    answers: (next: typeof answer) => void (answer = next),
  }
}
