import type { Guard } from './guard.ts'

const [KEYS_TEST, SUPPORT_TEST, LINKS_TEST] = [
  'test/access/keys.test.ts',
  'test/access/impersonation.test.ts',
  'test/auth/one-time-links.test.ts',
]
const SUPPORT = 'features/impersonation/service.ts'
const VISITS = 'features/impersonation/store.ts'

/** Guards of API keys and impersonation. */
export const helpGuards: readonly Guard[] = [
  {
    name: 'an API key expires',
    file: 'features/api-keys/store.ts',
    code: "    .where('key.expires_at', '>', now)\n    .where('maker.disabled_at', 'is', null)",
    without: "    .where('maker.disabled_at', 'is', null)",
    test: [KEYS_TEST, 'is invalid on another site, after its end, once revoked, or without its owner’s role'],
  },
  {
    name: 'an API key is limited to its scopes',
    file: 'platform/http/requests/guards.ts',
    code: 'if (person.key && !mayByKey(person.key, call))',
    without: 'if (person.key && call.access === "operator")',
    test: [KEYS_TEST, 'with scope %s alone cannot make calls of another scope'],
  },
  {
    name: 'the database holds only the hash of an API key',
    file: 'features/api-keys/service.ts',
    code: 'secretHash: tokenHash(secret),',
    without: 'secretHash: secret,',
    test: [KEYS_TEST, 'shows its secret once, is stored as a hash, and is listed with its last use'],
  },
  {
    name: 'a support session requires consent',
    file: SUPPORT,
    code: "if (!found.approved_at) return { state: 'asked', url: null }",
    without: '',
    test: [SUPPORT_TEST, 'begins only after the person agreed, who is asked on every page and by email'],
  },
  {
    name: 'a support session opens accounts of lower roles only',
    file: SUPPORT,
    code: "if (subject.role !== subjectRole(actor, tenant)) throw new AppError('support-customers-only')",
    without: '',
    test: [SUPPORT_TEST, 'opens accounts of customers of the own site only'],
  },
  {
    name: 'the token of a support session works once',
    file: SUPPORT,
    code: "if (!(await store.consumeToken(tx, session.id, tokenHash(startToken)))) throw new AppError('support-pass-invalid')",
    without: '',
    test: [SUPPORT_TEST, 'opens once, within two minutes, on the site of the account only'],
  },
  {
    name: 'a support session ends after 30 minutes',
    file: VISITS,
    code: "    .where('login.ends_at', '>', now)\n",
    without: '',
    test: [SUPPORT_TEST, 'ends when the person ends it, and after 30 minutes'],
  },
  {
    name: 'a support session cannot pay, spend or delete',
    file: 'platform/http/requests/guards.ts',
    code: "if (person.support && call.duringImpersonation !== 'allowed')",
    without: "if (person.support && call.access === 'operator')",
    test: [SUPPORT_TEST, 'cannot pay, spend, delete or change how the person signs in'],
  },
  {
    name: 'a manually created link cannot open an operator’s account',
    file: 'features/auth/recovery/service.ts',
    code: "if (row.role === 'operator') throw new AppError('operator-password')",
    without: '',
    test: [LINKS_TEST, 'is created by operators only, and not for operators or people of another site'],
  },
  {
    name: 'a new manually created link replaces the earlier one',
    file: 'features/auth/recovery/service.ts',
    code: '    await store.deleteResetsOf(tx, userId)\n    await store.insertReset',
    without: '    await store.insertReset',
    test: [LINKS_TEST, 'is valid for 30 minutes, and a new one replaces it'],
  },
  {
    name: 'a support session ends with the session and role of its visitor',
    file: SUPPORT,
    code: 'if (!found || !(await canResume(found, found.role))) return null',
    without: 'if (!found) return null',
    test: [SUPPORT_TEST, 'ends on both sides when the visitor %s'],
  },
  {
    name: 'a support session ends when the person joins the team',
    file: SUPPORT,
    code: "mayCall(role === 'customer' ? 'partner-admin' : 'operator', actor)",
    without: "mayCall('partner-admin', actor)",
    test: [SUPPORT_TEST, 'ends when the person joins the team'],
  },
  {
    name: 'a support session requires a signed-in visitor',
    file: SUPPORT,
    code: "    if (!(await canResume(known.session, known.subject.role))) throw new AppError('support-pass-invalid')\n",
    without: '',
    test: [SUPPORT_TEST, 'does not begin after the visitor has signed out'],
  },
  {
    name: 'open pages of a support session close with the session of its visitor',
    file: 'platform/http/live.ts',
    code: 'visitorId: person?.support?.actorId ?? null,',
    without: 'visitorId: null,',
    test: ['test/http/live.test.ts', 'of a support session is closed when %s'],
  },
]
