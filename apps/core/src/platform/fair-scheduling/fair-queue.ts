import type { Owner } from '../../ports/owner.ts'

export interface QueueLimits {
  /** The maximum number of running tasks of one person, of one tenant, and in total. */
  running: Record<'person' | 'tenant' | 'all', number>
  /** The maximum number of waiting tasks. */
  waiting: Record<'person' | 'tenant' | 'all', number>
}

interface Line {
  running: number
  waiting: number
}

interface PersonLine<Item> extends Line {
  items: Item[]
}

interface TenantLine<Item> extends Line {
  people: Map<string, PersonLine<Item>>
}

/**
 * A queue in which tenants take turns, and within a tenant its people: first those with the fewest running items, of these the
 * least recently served. However long a line is, it delays another only by its running items.
 */
export function createFairQueue<Item>({ running: atOnce, waiting: most }: QueueLimits) {
  const tenants = new Map<string, TenantLine<Item>>()
  const all: Line = { running: 0, waiting: 0 }
  return { add, next, end, drain }

  /** Returns false where the limit of the person, of the tenant or of all is reached. */
  function add({ tenantId, personId, isBackground }: Owner, item: Item): boolean {
    const tenant = tenants.get(tenantId) ?? { running: 0, waiting: 0, people: new Map<string, PersonLine<Item>>() }
    const person = tenant.people.get(personId) ?? { running: 0, waiting: 0, items: [] }
    const isFull = person.waiting >= most.person || tenant.waiting >= most.tenant || all.waiting >= most.all
    if (isFull && !isBackground) return false
    tenants.set(tenantId, tenant)
    tenant.people.set(personId, person)
    person.items.push(item)
    for (const line of [all, tenant, person]) line.waiting += 1
    return true
  }

  /** Removes the next item and returns it; undefined where none waits or may run. Call `end` for its owner afterwards. */
  function next(): Item | undefined {
    if (all.running >= atOnce.all) return undefined
    const able = [...tenants].filter(([, { people }]) => firstOf(people, atOnce.person))
    const [tenantId, tenant] = firstOf(new Map(able), atOnce.tenant) ?? []
    const [personId, person] = (tenant && firstOf(tenant.people, atOnce.person)) ?? []
    const item = person?.items.shift()
    if (!tenantId || !tenant || !personId || !person || item === undefined) return undefined
    for (const line of [all, tenant, person]) {
      line.waiting -= 1
      line.running += 1
    }
    served(tenantId, personId)
    return item
  }

  function end({ tenantId, personId }: Owner): void {
    const tenant = tenants.get(tenantId)
    const person = tenant?.people.get(personId)
    if (!tenant || !person) return
    for (const line of [all, tenant, person]) line.running -= 1
    served(tenantId, personId)
  }

  /** Removes all waiting items and returns them. */
  function drain(): Item[] {
    const items = [...tenants.values()].flatMap(({ people }) => [...people.values()].flatMap((line) => line.items))
    tenants.clear()
    return items
  }

  /** Moves a person who was served to the end, or removes them when they have nothing left. */
  function served(tenantId: string, personId: string): void {
    const people = tenants.get(tenantId)?.people
    if (people) toEnd(people, personId)
    toEnd(tenants, tenantId)
  }
}

/** Returns the line to serve next: the first with the fewest running, among those that wait and may run more. */
function firstOf<L extends Line>(lines: ReadonlyMap<string, L>, atOnce: number): [string, L] | undefined {
  return [...lines]
    .filter(([, { running, waiting }]) => waiting > 0 && running < atOnce)
    .reduce<[string, L] | undefined>(
      (first, line) => (first && first[1].running <= line[1].running ? first : line),
      undefined,
    )
}

function toEnd<L extends Line>(lines: Map<string, L>, key: string): void {
  const line = lines.get(key)
  lines.delete(key)
  if (line && line.running + line.waiting > 0) lines.set(key, line)
}
