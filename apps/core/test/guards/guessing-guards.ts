import type { Guard } from './guard.ts'

const GUESSING_TEST = 'test/guessing.test.ts'
const SLOWDOWN_TEST = 'src/platform/limits/slowdown.test.ts'
const SESSIONS_TEST = 'test/sessions.test.ts'
const PASSWORDS_TEST = 'test/new-passwords.test.ts'

/** What keeps people from guessing their way in. */
export const guessingGuards: readonly Guard[] = [
  {
    name: 'a password that is guessed first is refused',
    file: 'features/accounts/password-policy.ts',
    code: '  if (await isGuessable(password, names)) throw invalid(field, GUESSABLE)\n',
    without: '',
    test: [PASSWORDS_TEST, 'is refused at registration, with what to do instead'],
  },
  {
    name: 'a password has no name of the site or the person in it',
    file: 'features/accounts/password-policy.ts',
    code: '    throw invalid(field, HAS_NAME)\n',
    without: '    void field\n',
    test: [PASSWORDS_TEST, 'is refused at registration, with what to do instead'],
  },
  {
    name: 'no site asks for fewer than eight characters',
    file: 'features/tenants/service.ts',
    code: '.transform((wanted) => Math.max(PASSWORD_LENGTH_MIN, wanted))',
    without: '',
    test: [PASSWORDS_TEST, 'has eight characters where a site still asks for six'],
  },
  {
    name: 'a password that replaces another is looked at',
    file: 'features/accounts/profile/service.ts',
    code: "    await checkNewPassword(tenant, newPassword, person, 'newPassword')\n",
    without: '',
    test: [PASSWORDS_TEST, 'is refused when it replaces another'],
  },
  {
    name: 'a password that comes with the link of a mail is looked at',
    file: 'features/accounts/recovery/service.ts',
    code: '    await checkNewPassword(tenant, password, owner)\n',
    without: '',
    test: [PASSWORDS_TEST, 'is refused with the link of a mail, which stays'],
  },
  {
    name: 'a password that comes with a recovery code has no name of its person in it',
    file: 'features/accounts/recovery/service.ts',
    code: '    await checkNewPassword(tenant, password, { ...found, displayName: found.display_name })\n',
    without: '',
    test: [PASSWORDS_TEST, 'is refused with a recovery code, which stays'],
  },
  {
    name: 'a password that comes with an invitation is looked at',
    file: 'features/accounts/invitations/acceptance.ts',
    code: '    await checkNewPassword(tenant, account.password, account)\n',
    without: '',
    test: [PASSWORDS_TEST, 'is refused where an invitation is accepted'],
  },
  {
    name: 'a session reaches its end however much it is used',
    file: 'features/accounts/sessions/session-store.ts',
    code: 'const EXPIRES_AT = sql<Date>`least(session.expires_at, ${SESSION_END})`',
    without: 'const EXPIRES_AT = sql<Date>`session.expires_at`',
    test: [SESSIONS_TEST, 'of %s ends after %s, however much it is used'],
  },
  {
    name: 'no use prolongs a session past its end',
    file: 'features/accounts/sessions/session-store.ts',
    code: 'sql<Date>`least(${expiresAt}::timestamptz, ${SESSION_END})`',
    without: 'sql<Date>`${expiresAt}::timestamptz`',
    test: [SESSIONS_TEST, 'of %s ends after %s, however much it is used'],
  },
  {
    name: 'an operator signs in again after twelve hours',
    file: 'features/accounts/sessions/session-store.ts',
    code: "case app_user.role when 'operator' then interval '12 hours' else interval '30 days' end",
    without: "interval '30 days'",
    test: [SESSIONS_TEST, 'of %s ends after %s, however much it is used'],
  },
  {
    name: 'failed tries from many networks slow down',
    file: 'platform/http/limits.ts',
    code: 'tried.device || !tried.everywhere ? undefined : await slowDown(tenantId, tried.everywhere)',
    without: 'undefined as Date | undefined',
    test: [GUESSING_TEST, 'has to wait longer and longer'],
  },
  {
    name: 'of tries at the same moment one takes its turn',
    file: 'platform/limits/slowdown.ts',
    code: 'if (turn.count > 1) return turn.endsAt',
    without: 'if (turn.count > 1 && turn.count < 0) return turn.endsAt',
    test: [SLOWDOWN_TEST, 'of which many come at the same moment let one through'],
  },
  {
    name: 'each failed try makes the next one wait longer',
    file: 'platform/limits/slowdown.ts',
    code: '    await add(waits, 1)\n',
    without: '',
    test: [SLOWDOWN_TEST, 'cost nothing at first, then wait 1, 2, 4'],
  },
  {
    name: 'failed tries are counted where a restart forgets nothing',
    file: 'deps.ts',
    code: 'const failures = createTableCounters(parts)',
    without: 'const failures = createMemoryCounters(parts)',
    test: [GUESSING_TEST, 'is counted in the database, so that a restart does not begin anew'],
  },
  {
    name: 'a known device has a count of its own',
    file: 'platform/http/limits.ts',
    code: '${device ? `on ${device}` : networkOf(ip)}',
    without: '${device ? String(Math.random()) : networkOf(ip)}',
    test: [GUESSING_TEST, 'goes on no faster on such a device, wherever it is'],
  },
  {
    name: 'a device is known to the accounts that have signed in on it',
    file: 'features/accounts/sessions/device-store.ts',
    code: "    .where('user_id', '=', userId)\n    .where('token_hash', '=', hash)\n    .executeTakeFirst()\n  return found",
    without: "    .where('token_hash', '=', hash)\n    .executeTakeFirst()\n  return found",
    test: [GUESSING_TEST, 'goes on no faster on the device of another account'],
  },
  {
    name: 'nobody plants the token of a device',
    file: 'features/accounts/sessions/devices.ts',
    code: "    const next = randomBytes(24).toString('base64url')\n",
    without: "    const next = token ?? randomBytes(24).toString('base64url')\n",
    test: [GUESSING_TEST, 'goes on no faster on the device of another account'],
  },
  {
    name: 'the database holds no token of a device, only its hash',
    file: 'features/accounts/sessions/devices.ts',
    code: 'await store.insertToken(tx, { userId, hash: tokenHash(next), now })',
    without: 'await store.insertToken(tx, { userId, hash: next, now })',
    test: [GUESSING_TEST, 'leaves the cookie of the device to no script'],
  },
  {
    name: 'the password of a link is not guessed from many networks',
    file: 'features/accounts/routes.ts',
    code: "if (token) return { account: '', everywhere: `link ${token}` }",
    without: "if (token) return { account: '' }",
    test: [GUESSING_TEST, 'guessing the password of a link'],
  },
  {
    name: 'no stranger slows down the person in a session',
    file: 'features/accounts/routes.ts',
    code: 'everywhere: `session ${person.id}`',
    without: 'everywhere: `account ${person.id}`',
    test: [GUESSING_TEST, 'guessing the password of an open session'],
  },
  {
    name: 'no two names of a site look alike',
    file: 'features/accounts/store.ts',
    code: '      username_skeleton: skeletonOf(user.username),\n',
    without: '',
    test: ['test/accounts.test.ts', 'refuses a name that looks like another, by %s'],
  },
]
