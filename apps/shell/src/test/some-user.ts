import type { User } from '@vitrine/contract'

/** A customer with ten credits. */
export function someUser(changed: Partial<User> = {}): User {
  return {
    id: '0197a000-0000-7000-8000-000000000001',
    username: 'maria',
    email: 'maria@example.com',
    displayName: 'Maria',
    role: 'customer',
    memberRole: 'member',
    credits: 10,
    creditsHeld: 0,
    termsDue: [],
    support: null,
    ...changed,
  } as User
}
