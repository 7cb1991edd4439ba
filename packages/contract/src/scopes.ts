import type { Call, Feature } from './types.ts'

/** What a key for programs may be for. `write` does not include `read`: whoever only sends in needs to see nothing. */
export const scopes = [
  'videos:read',
  'videos:write',
  'people:read',
  'people:write',
  'site:read',
  'site:write',
  'figures:read',
] as const

export type Scope = (typeof scopes)[number]

const AREA_OF: Partial<Record<Feature, 'videos' | 'site'>> = {
  avatars: 'videos',
  scripts: 'videos',
  uploads: 'videos',
  videos: 'videos',
  sharing: 'videos',
  whitelabel: 'site',
}

const PEOPLE = /^\w+ \/api\/whitelabel\/(users|invitations|newsletters)\b/
const FIGURES = /^GET \/api\/(credits\/|whitelabel\/(analytics|partner|status|usage|invoices|videos|checklist)\b)/
/** A program has no hands to look after an account with, and no screen to ask the person on. */
const PERSONAL = /\/act-as$|\/preview-link$/

/** The scope that a key needs for a call; null where no key may make it, whatever its owner may. */
export function scopeOf(key: string, { feature, access }: Pick<Call, 'access' | 'feature'>): Scope | null {
  if (access === 'anyone' || access === 'operator' || PERSONAL.test(key)) return null
  const may = key.startsWith('GET ') ? 'read' : 'write'
  if (PEOPLE.test(key)) return `people:${may}`
  if (FIGURES.test(key)) return 'figures:read'
  const area = AREA_OF[feature]
  return area ? `${area}:${may}` : null
}
