import type { Guard } from './guard.ts'

const FACTOR_TEST = 'test/auth/second-factor.test.ts'
const FACTOR_SIGN_IN_TEST = 'test/auth/second-factor-sign-in.test.ts'
const CODES_TEST = 'test/auth/recovery-codes.test.ts'
const VERIFY_TEST = 'test/auth/verify-email.test.ts'
const REAUTHENTICATION = 'features/auth/reauthentication/service.ts'
const FACTOR_SERVICE = 'features/auth/second-factor/service.ts'

/** Guards of second factors: a password alone is not enough, and a code works once. */
export const codeGuards: readonly Guard[] = [
  {
    name: 'a wrong code opens nothing',
    file: FACTOR_SERVICE,
    code: 'const isRight = await db.inTenant(tenantId, (tx) => acceptCode(tx, holder, code, appOnly))',
    without: 'const isRight = true',
    test: [FACTOR_SIGN_IN_TEST, 'accepts a code of the step before and after, and none further off'],
  },
  {
    name: 'setting up a second factor requires the password',
    file: REAUTHENTICATION,
    code: 'if (await isPassword(found?.passwordHash, password)) return',
    without: 'return',
    test: [FACTOR_TEST, 'asks for the password'],
  },
  {
    name: 'without a password, an old session requires a new sign-in',
    file: REAUTHENTICATION,
    code: 'if (at && clock.now().getTime() - at.getTime() < VALID_MS) return',
    without: 'return',
    test: [FACTOR_TEST, 'requires a session younger than ten minutes from people who send no password'],
  },
  {
    name: 'turning the second factor on ends the other sessions',
    file: FACTOR_SERVICE,
    code: "      await sessions.endOthers(tx, person)\n      await audit(tx, person, 'second-factor-on'",
    without: "      await audit(tx, person, 'second-factor-on'",
    test: [FACTOR_TEST, 'ends all other sessions and sends an email'],
  },
  {
    name: 'turning the second factor off requires a code',
    file: FACTOR_SERVICE,
    code: "if (!(await demand(person.tenantId, person, code))) throw new AppError('no-second-factor')",
    without: '',
    test: [FACTOR_TEST, 'asks for password and code, and ends other sessions and the recovery codes'],
  },
  {
    name: 'the secret of a second factor is stored encrypted',
    file: FACTOR_SERVICE,
    code: 'const encrypted = encryption.encrypt(secret, `${tenant.id} ${person.id}`)',
    without: 'const sealed = secret',
    test: [FACTOR_TEST, 'contains neither the secret nor a recovery code in plain text'],
  },
  {
    name: 'a recovery code is stored as its fingerprint',
    file: 'features/auth/recovery-codes/service.ts',
    code: 'return encryption.digest(plainRecoveryCode(code), `${tenantId} ${userId}`)',
    without: 'return plainRecoveryCode(code) + tenantId + userId + seal.digest.name',
    test: [FACTOR_TEST, 'contains neither the secret nor a recovery code in plain text'],
  },
  {
    name: 'recovery codes alone do not open an account with a second factor',
    file: 'features/auth/recovery/service.ts',
    code: 'await secondFactor.demand(tenant.id, owner, code, { appOnly: true })',
    without: 'await secondFactor.demand(tenant.id, owner, code)',
    test: [CODES_TEST, 'asks for the second factor as well, so that a recovery code alone opens nothing'],
  },
  {
    name: 'recovery takes as long for an unknown name',
    file: 'features/auth/recovery/service.ts',
    code: 'const passwordHash = await hashPassword(password)\n    const { found, isKnown }',
    without:
      "if (username === 'nobody') throw new AppError('wrong-recovery-code')\n" +
      '    const passwordHash = await hashPassword(password)\n    const { found, isKnown }',
    test: [CODES_TEST, 'takes about as long for an unknown name as for a known one'],
  },
  {
    name: 'all names of a person share their failed attempts',
    file: 'features/auth/sign-in.ts',
    code: 'const account = found?.id ?? login.toLowerCase()',
    without: 'const account = found ? login.toLowerCase() : login',
    test: [CODES_TEST, 'count for one account, whichever of its names and forms of sign-in is used'],
  },
  {
    name: 'ten wrong codes an hour from all addresses are the limit',
    file: 'platform/http/requests/limits.ts',
    code: "    await refuseOver({ id: tenantId }, 'failedCodes', key)\n",
    without: '',
    test: [CODES_TEST, 'with a wrong code are limited to ten an hour from all addresses, even for the right code'],
  },
  {
    name: 'a missing code is not a failed attempt',
    file: 'platform/http/requests/limits.ts',
    code: '&& !ASKING_CODES.includes(error.code)',
    without: '',
    test: [CODES_TEST, 'do not include a request without a code'],
  },
  {
    name: 'a confirmation link expires',
    file: 'features/email-addresses/check-store.ts',
    code: "    .where('expires_at', '>', now)\n",
    without: '',
    test: [VERIFY_TEST, 'ends after a day'],
  },
  {
    name: 'a confirmation link confirms nothing for another person',
    file: 'features/email-addresses/verification.ts',
    code: "if (userId !== undefined && userId !== person.id) throw new AppError('verify-link-of-another-account')",
    without: '',
    test: [
      VERIFY_TEST,
      'confirms nothing without a session or for another account, so that nobody confirms the account of a stranger',
    ],
  },
  {
    name: 'a confirmation link confirms only the address that it was sent to',
    file: 'features/people/address-store.ts',
    code: '    .where(sql<SqlBool>`lower(email) = lower(${email})`)\n    .executeTakeFirstOrThrow()\n',
    without: '    .executeTakeFirstOrThrow()\n',
    test: [VERIFY_TEST, 'confirms only the address that it was sent to, even after a change'],
  },
  {
    name: 'a changed address ends the links to the earlier one',
    file: 'features/email-addresses/email-change.ts',
    code: '    await store.confirmChange(tx, pending.id, now)\n    await deleteResetsOf(tx, userId)\n',
    without: '    await store.confirmChange(tx, pending.id, now)\n',
    test: [
      VERIFY_TEST,
      'of a pending address confirms nothing and resets no password after another address took effect',
    ],
  },
]
