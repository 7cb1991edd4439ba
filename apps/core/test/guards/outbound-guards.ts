import type { Guard } from './guard.ts'

const BODIES_TEST = 'test/http/bodies.test.ts'
const PICTURE_TEST = 'test/accounts/profile-picture.test.ts'

/** Guards against other sites, files and texts. */
export const outboundGuards: readonly Guard[] = [
  {
    name: 'another site cannot make an unsafe call',
    file: 'platform/http/requests/guards.ts',
    code: "if (isUnsafe(call, request) && !isProgram && !isOwnPage(request)) throw new AppError('cross-site')",
    without: '',
    test: ['test/access/origin.test.ts', '%s is refused from another site, for visitors and signed-in people'],
  },
  {
    name: 'another site cannot sign a person out',
    file: 'platform/http/requests/guards.ts',
    code: 'changesState === true ||',
    without: '',
    test: ['test/access/origin.test.ts', 'another tenant’s page cannot sign a person out'],
  },
  {
    name: 'another site cannot open a person’s socket',
    file: 'platform/http/live.ts',
    code: '|| !isSocketOrigin(request.headers, host))',
    without: ')',
    test: ['test/http/live.test.ts', 'is refused for %s'],
  },
  {
    name: 'a person is limited to thirty sockets',
    file: 'platform/http/live.ts',
    code: "if (others.length >= SOCKETS_PER_OWNER_MAX) return socket.close(1013, 'Too many open pages')",
    without: '',
    test: ['test/http/live.test.ts', 'is limited to thirty for one person'],
  },
  {
    name: 'a form of another site cannot send a body as plain text',
    file: 'platform/http/bodies/body-parsers.ts',
    code: "['text/plain', 'application/json']",
    without: "['application/json']",
    test: [BODIES_TEST, 'text/plain'],
  },
  {
    name: 'a body of 100 MB is not stored',
    file: 'platform/http/connections/server-options.ts',
    code: 'bodyLimit: BODY_BYTES_MAX',
    without: 'bodyLimit: 1024 ** 3',
    test: [BODIES_TEST, 'is refused by its Content-Length'],
  },
  {
    name: 'text that cannot be stored is refused before any query',
    file: 'platform/http/bodies/validate.ts',
    code: 'if (result.success && holdsUnstorable(result.data))',
    without: 'if (result.success && false)',
    test: [BODIES_TEST, 'with half a surrogate pair is refused before the database is queried'],
  },
  {
    name: 'a picture is recognised by its first bytes',
    file: 'platform/pictures/portrait.ts',
    code: "if (!isPicture(picture)) throw pictureError('picture-type')",
    without: '',
    test: [PICTURE_TEST, 'an SVG'],
  },
  {
    name: 'a company name is escaped in a page',
    file: 'platform/http/pages/escape-html.ts',
    code: "text.replace(/[&<>\"']/g, (character) => ESCAPES[character] ?? '')",
    without: 'text',
    test: ['test/http/pages.test.ts', 'tolerates a company name full of code'],
  },
  {
    name: 'boot data cannot end its script',
    file: 'platform/http/pages/page-head.ts',
    code: ".replaceAll('<', '\\\\u003c')",
    without: '',
    test: ['test/http/pages.test.ts', 'tolerates a company name full of code'],
  },
  {
    name: 'a page runs its own scripts only',
    file: 'platform/http/pages/page.ts',
    code: "`script-src 'self'${ofStripe}`",
    without: "`script-src 'self' 'unsafe-inline'${ofStripe}`",
    test: ['test/http/pages.test.ts', 'cannot be framed'],
  },
  {
    name: 'a name in an email cannot add a header',
    file: 'ports/mailer.ts',
    code: "return text.replace(/[\\p{Cc}\\u2028\\u2029]+/gu, ' ').trim()",
    without: 'return text',
    test: ['src/adapters/mailer.suite.ts', 'adds no header for %j in a name or subject'],
  },
  {
    name: 'the page of sent emails exists in development only',
    file: 'platform/email/dev-outbox-page.ts',
    code: "if (!isDevelopment) throw new AppError('not-found')",
    without: '',
    test: ['test/email/mails.test.ts', 'does not exist in production'],
  },
  {
    name: 'the gallery of emails exists in development only',
    file: 'platform/email/dev-examples-page.ts',
    code: "if (!isDevelopment) throw new AppError('not-found')",
    without: '',
    test: ['test/email/mails.test.ts', 'does not exist in production'],
  },
  {
    name: 'a secret in a path is not logged',
    file: 'platform/logs/log-requests.ts',
    code: "url.replace(/\\?.*/s, '')",
    without: 'url',
    test: [
      'src/platform/logs/log-requests.test.ts',
      'a path is logged without its query and without parts that are no plain ids',
    ],
  },
  {
    name: 'a person cannot spend more credits than they have',
    file: 'features/videos/service.ts',
    code: 'if (held.held) return autoTopUps',
    without: 'return autoTopUps',
    test: [
      'test/videos/videos.test.ts',
      'that costs more than the balance is refused with the missing amount, and leaves nothing behind',
    ],
  },
  {
    name: 'only public addresses are fetched',
    file: 'platform/safe-fetch/gate.ts',
    code: "    if (!addresses.every(isAllowed)) throw new FetchError('address-refused')\n",
    without: '',
    test: ['src/platform/safe-fetch/safe-fetch.test.ts', 'are refused in every spelling, without a request'],
  },
  {
    name: 'versions of a script are visible to their person only',
    file: 'features/scripts/versions/service.ts',
    code: "    if (rows.some((row) => row.user_id !== person.id)) throw new AppError('not-found')\n",
    without: '',
    test: ['test/scripts/script-tools.test.ts', 'are private: other people can neither read nor add to them'],
  },
]
