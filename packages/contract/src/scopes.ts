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
