import type { Guard } from './guard.ts'

const RECEIVERS = 'features/newsletters/recipient-store.ts'
const [NEWSLETTERS_TEST, IMPORTS_TEST] = ['test/email/newsletters.test.ts', 'test/members/imports.test.ts']
const [SENDER_TEST, TEXTS_TEST] = ['test/email/mail-sender.test.ts', 'test/email/mail-texts.test.ts']

/** Guards of emails and of imported files of people. */
export const peopleGuards: readonly Guard[] = [
  {
    name: 'a sender is used only while its records are right',
    file: 'features/email/senders/service.ts',
    code: "if (row?.state !== 'verified') return undefined",
    without: 'if (!row) return undefined',
    test: [SENDER_TEST, 'is used only while its records are right'],
  },
  {
    name: 'the key that signs emails is stored encrypted',
    file: 'features/email/senders/service.ts',
    code: 'privateKey: encryption.encrypt(privateKey, bound)',
    without: 'privateKey',
    test: [SENDER_TEST, 'has an encrypted key per domain, which stays the same for the same domain'],
  },
  {
    name: 'a partner’s email wording is text, not markup',
    file: 'platform/email/layout.ts',
    code: 'isFreeText ? freeText(sentences, `color:${link}`) : escapeHtml(sentences)',
    without: 'isFreeText ? freeText(sentences, `color:${link}`) : sentences',
    test: [TEXTS_TEST, 'contains no markup: typed markup is shown as text'],
  },
  {
    name: 'a partner’s email wording keeps its required values',
    file: 'features/email/wording/service.ts',
    code: "if (lacking.length > 0) throw new AppError('mail-word-lacking', { extra: { word: lacking[0] } })",
    without: '',
    test: [TEXTS_TEST, 'is rejected with %s'],
  },
  {
    name: 'an older window does not overwrite an email wording',
    file: 'features/email/wording/service.ts',
    code: "if (!(await store.replaceTexts(tx, key, version, texts))) throw new AppError('mail-text-changed')",
    without: 'await store.replaceTexts(tx, key, version, texts)',
    test: [TEXTS_TEST, 'is not overwritten from a second window, even after a reset'],
  },
  {
    name: 'a newsletter is sent to people who agreed',
    file: RECEIVERS,
    code: "    .where('newsletter_since', 'is not', null)\n",
    without: '',
    test: [
      NEWSLETTERS_TEST,
      'is sent to people who agreed, in their site’s brand and their language, with one-click unsubscribe',
    ],
  },
  {
    name: 'newsletter consent requires a confirmed address',
    file: RECEIVERS,
    code: "    .where('email_verified_at', 'is not', null)\n",
    without: '',
    test: [NEWSLETTERS_TEST, 'applies to customers with a confirmed address only'],
  },
  {
    name: 'newsletters are limited by the plan',
    file: 'features/newsletters/service.ts',
    code: "if (left.newslettersLeft === 0 || count > left.mailsLeft) throw new AppError('newsletter-beyond-plan')",
    without: '',
    test: [NEWSLETTERS_TEST, 'is limited per day by the plan'],
  },
  {
    name: 'recipients of a dead process are not emailed again',
    file: 'features/newsletters/sending.ts',
    code: "if (record?.state !== 'sending' || record.generation !== asked.turn) return undefined",
    without: "if (record?.state !== 'sending') return undefined",
    test: [NEWSLETTERS_TEST, 'is not continued by a job of an earlier turn'],
  },
  {
    name: 'an imported file adds customers only',
    file: 'features/members/import/rows.ts',
    code: "if (TEAM_ROLES.includes(role)) return [{ message: 'Imports add customers only. Invite team members one by one.' }]",
    without: '',
    test: [IMPORTS_TEST, 'suggests a meaning for its columns, and explains each bad row before anybody is invited'],
  },
  {
    name: 'an import ends when its starter loses their role',
    file: 'features/members/import/definition.ts',
    code: "return user !== undefined && mayCall('partner-admin', { role: user.role, memberRole: user.member_role })",
    without: 'return user !== undefined',
    test: [IMPORTS_TEST, 'ends when the person who started it loses their role'],
  },
  {
    name: 'imported invitations are limited by the plan',
    file: 'features/members/import/row-checks.ts',
    code: 'if (left <= 0) return { ...row, ...refused(beyondPlan(importsPerDay)) }',
    without: '',
    test: [IMPORTS_TEST, 'is limited to a number of people a day by the plan'],
  },
]
