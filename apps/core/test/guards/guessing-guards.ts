import type { Guard } from './guard.ts'

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
]
