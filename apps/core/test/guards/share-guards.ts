import type { Guard } from './guard.ts'

const SHARING_TEST = 'test/sharing/sharing.test.ts'
const TIMES_TEST = 'test/sharing/share-times.test.ts'
const PAGES = 'features/sharing/pages/service.ts'
const SHARED_ROWS = 'features/sharing/pages/store.ts'

/** Guards of share links and shared videos. */
export const shareGuards: readonly Guard[] = [
  {
    name: 'a share page is found by its exact link only',
    file: SHARED_ROWS,
    code: "    .where('link.token_hash', '=', tokenHash)\n",
    without: '',
    test: [
      SHARING_TEST,
      'that was revoked is answered like an unknown one, page and files, and sharing again creates another',
    ],
  },
  {
    name: 'a share link expires',
    file: SHARED_ROWS,
    code: "    .where((row) => row.or([row('link.expires_at', 'is', null), row('link.expires_at', '>', now)]))\n",
    without: '',
    test: [SHARING_TEST, 'that has expired gets the same message'],
  },
  {
    name: 'a share link ends with its video',
    file: 'features/videos/queries/summary-store.ts',
    code: "    .where('deleted_at', 'is', null)\n",
    without: '',
    test: [SHARING_TEST, 'works on its own site only, and ends with its video'],
  },
  {
    name: 'a share page shows nothing before its password',
    file: PAGES,
    code: 'const isOpen = !video.password_hash || isSame(pass, passOf(tenant, video))',
    without: 'const isOpen = true || isSame(pass, passOf(tenant, video))',
    test: [SHARING_TEST, 'shows neither video nor files until the password was entered in this browser'],
  },
  {
    name: 'a wrong password does not unlock a share page',
    file: PAGES,
    code: "if (!(await isPassword(found.video.password_hash, password))) throw new AppError('share-password-wrong')",
    without: '',
    test: [SHARING_TEST, 'shows neither video nor files until the password was entered in this browser'],
  },
  {
    name: 'access to a share page ends when its password changes',
    file: PAGES,
    code: '`${videoId} ${version} ${passwordHash}`',
    without: '`${videoId} ${version} ${passwordHash !== null}`',
    test: [SHARING_TEST, 'asks again after the password was changed'],
  },
  {
    name: 'a scheduled share page shows nothing before it opens',
    file: PAGES,
    code: "if (video.available_from && video.available_from > clock.now()) return { state: 'held', ...shared, token }",
    without: '',
    test: [TIMES_TEST, 'a scheduled page shows when it opens, and nothing else before'],
  },
  {
    name: 'files behind a share link are open only while its page is',
    file: PAGES,
    code: "if (found.state !== 'open') throw new AppError('not-found')",
    without: "if (found.state === 'missing') throw new AppError('not-found')",
    test: [TIMES_TEST, 'a scheduled page shows when it opens, and nothing else before'],
  },
  {
    name: 'a share link is stored as its hash',
    file: 'features/sharing/service.ts',
    code: 'return hash\n',
    without: 'return shareTokens.tokenOf(tenant.id, videoId, version)\n',
    test: [SHARING_TEST, 'is stored as its hash only'],
  },
  {
    name: 'only its owner can share a video',
    file: 'features/sharing/store.ts',
    code: "    .where('video.user_id', '=', userId)\n",
    without: '',
    test: [SHARING_TEST, 'is created for finished videos of the own account only'],
  },
]
