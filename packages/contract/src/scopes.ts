/** Scopes of API keys. `write` does not include `read`, so that a key can be limited to sending data. */
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
