import type { Guard } from './guard.ts'

const SESSIONS_TEST = 'test/auth/sessions.test.ts'
const RECOVERY_TEST = 'test/auth/recovery.test.ts'
const LIMITS_TEST = 'test/http/limits.test.ts'
const REJECTIONS_TEST = 'test/http/cheap-rejections.test.ts'
const ACCOUNTS_TEST = 'test/accounts/accounts.test.ts'

/** Guards of authentication. */
export const authGuards: readonly Guard[] = [
  {
    name: 'a call that needs a session has one',
    file: 'platform/http/requests/guards.ts',
    code: "if (!person) throw new AppError('not-signed-in')",
    without: '',
    test: ['test/access/access-matrix.test.ts', 'is refused without a session of this site: $name'],
  },
  {
    name: 'the database holds the hash of a session’s token',
    file: 'platform/tokens/token-hash.ts',
    code: "return hash('sha256', token, 'hex')",
    without: 'return token',
    test: [ACCOUNTS_TEST, 'the database holds only the hash of a session token'],
  },
  {
    name: 'a planted session ends when its victim signs in',
    file: 'features/auth/sign-in.ts',
    code: 'if (visitor.openToken) await sessions.end(tx, visitor.openToken)',
    without: '',
    test: [SESSIONS_TEST, 'that was planted ends when the victim signs in by %s'],
  },
  {
    name: 'signing out ends the session on the server',
    file: 'features/auth/sessions/sessions.ts',
    code: '    await lucia(tx).invalidateSession(tokenHash(token))\n',
    without: '',
    test: [SESSIONS_TEST, 'is invalid after %s'],
  },
  {
    name: 'a session of a disabled person is invalid',
    file: 'features/auth/sessions/session-store.ts',
    code: "        .where('person.disabled_at', 'is', null)\n",
    without: '',
    test: ['test/access/access-matrix.test.ts', 'is refused without a session of this site: $name'],
  },
  {
    name: 'the cookie is sent by no other site',
    file: 'features/auth/sessions/sessions.ts',
    code: "sameSite: 'lax', path: '/' }",
    without: "sameSite: 'none', path: '/' }",
    test: [SESSIONS_TEST, 'is hidden from scripts and other sites, and bound to this host'],
  },
  {
    name: 'a wrong password opens nothing',
    file: 'platform/passwords/passwords.ts',
    code: 'return isRight && Boolean(passwordHash)',
    without: 'return Boolean(passwordHash) || isRight',
    test: [ACCOUNTS_TEST, "'a wrong password'"],
  },
  {
    name: 'an unknown name takes as long as a known one',
    file: 'platform/passwords/passwords.ts',
    code: 'const isRight = await verify(passwordHash ?? (await decoy), password).catch(() => false)',
    without: 'const isRight = passwordHash ? await verify(passwordHash, password).catch(() => false) : false',
    test: [ACCOUNTS_TEST, 'takes as much work for an unknown name as for a known one'],
  },
  {
    name: 'a password is stored as its hash',
    file: 'platform/passwords/passwords.ts',
    code: 'return hash(password, COST)',
    without: 'return Promise.resolve(password)',
    test: [ACCOUNTS_TEST, 'stores the password as its hash'],
  },
  {
    name: 'only staff can use the operator’s sign-in',
    file: 'features/auth/sign-in.ts',
    code: '(only && found.role !== only)',
    without: 'false',
    test: ['test/operation/operator.test.ts', 'rejects a customer with an address of the staff domain'],
  },
  {
    name: 'a link for a new password expires',
    file: 'features/auth/recovery/service.ts',
    code: 'clock.now().getTime() + PASSWORD_LINK_MINUTES * 60_000',
    without: 'clock.now().getTime() + 100 * PASSWORD_LINK_MINUTES * 60_000',
    test: [RECOVERY_TEST, 'expires after 30 minutes'],
  },
  {
    name: 'a link for a new password is stored as its hash',
    file: 'platform/tokens/token-hash.ts',
    code: "return hash('sha256', token, 'hex')",
    without: 'return token',
    test: [RECOVERY_TEST, 'is stored as its hash only'],
  },
  {
    name: 'a new password ends every session',
    file: 'features/auth/recovery/service.ts',
    code: '      await sessions.endAll(tx, userId)\n',
    without: '',
    test: [RECOVERY_TEST, 'sets the password, ends every session and sends an email'],
  },
  {
    name: 'a changed password ends the other sessions',
    file: 'features/accounts/profile/service.ts',
    code: '      await sessions.endOthers(tx, person)\n      await deleteResetsOf(tx, person.id)\n',
    without: '',
    test: ['test/accounts/profile.test.ts', 'ends the person’s other sessions and keeps this one'],
  },
  {
    name: 'five wrong passwords on an account are the limit',
    file: 'platform/http/requests/limits.ts',
    code: "    if (request.tenant) await refuseOver(request.tenant, 'failedOnAccount', key)\n",
    without: '',
    test: [
      LIMITS_TEST,
      'is refused after five failed attempts on an account from one address, even with the right password',
    ],
  },
  {
    name: 'fifty wrong passwords from an address are the limit',
    file: 'platform/http/requests/limits.ts',
    code: "return { rule: 'failedFromAddress' as const, key: failedFrom(request), excess: 'failed tries' as const }",
    without: 'return undefined',
    test: [LIMITS_TEST, 'is refused after fifty failed attempts from one address, whatever the names'],
  },
  {
    name: 'a hundred changes in a quarter of an hour are the limit',
    file: 'platform/http/requests/limits.ts',
    code: 'await add(request.tenant, counted.rule, counted.key)',
    without: 'undefined',
    test: [LIMITS_TEST, 'a person may make a hundred changes in a quarter of an hour, without affecting others'],
  },
  {
    name: 'an invalid key counts for its network',
    file: 'platform/http/requests/guards.ts',
    code: 'if (error instanceof AppError) await limits.count(call, request, null, credential)',
    without: '',
    test: [REJECTIONS_TEST, 'made-up cookies and keys count for the network'],
  },
  {
    name: 'a cached block applies to one site only',
    file: 'platform/http/requests/limits.ts',
    code: '`${request.tenant?.id} ${counted.key}`',
    without: 'counted.key',
    test: [REJECTIONS_TEST, 'does not affect other people at the address, other kinds of calls or other sites'],
  },
  {
    name: 'a cached block applies to one credential only',
    file: 'platform/http/requests/limits.ts',
    code: '`token ${tokenHash(credential)}`',
    without: "'token'",
    test: [REJECTIONS_TEST, 'does not affect other people at the address, other kinds of calls or other sites'],
  },
]
