import { fileURLToPath } from 'node:url'
import { extractor } from '@lingui/cli/api'
import { type ExtractorType, defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

const catalog = (name: string, include: string[]) => {
  return { path: `<rootDir>/packages/messages/locales/{locale}/${name}`, include, exclude: ['**/*.test.*'] }
}

const core = (...paths: string[]) => paths.map((path) => `<rootDir>/apps/core/src/${path}`)

/** Lingui's own, for code in which a long message is written on several lines: `'first ' + 'second'`. */
const ofSeveralLines: ExtractorType = {
  match: (file) => extractor.match(file),
  extract: (file, code, ...rest) => extractor.extract(file, code.replaceAll(/(['"]) \+\n\s*\1/g, ''), ...rest),
}

/**
 * Messages of problems are plain strings in the contract and the core, which extraction cannot find; a test of the core does.
 */
export const byHand = catalog('problems', [])

/**
 * The catalogs of what the server says. `npm run messages` brings the messages of the code into `locales/`, where they are
 * translated, and a test refuses a message without its translation.
 */
export default defineConfig({
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  sourceLocale: 'en',
  locales: ['en', 'es', 'zh', 'hi', 'fa'],
  format: formatter({ lineNumbers: false }),
  // On the server `msg` is a plain function; here it is read as Lingui's macro of that name.
  extractors: [ofSeveralLines],
  macro: { corePackage: ['@vitrine/messages'] },
  catalogs: [
    catalog('emails', core('platform/email', 'features/**/emails.ts', 'features/**/emails/*.ts')),
    // Invoices, to customers and to partners.
    catalog('documents', core('features/**/*-messages.ts')),
    // Texts that videos show and speak, in the language of the video.
    catalog(
      'videos',
      core(
        'adapters/engine-job.ts',
        'features/avatars/jobs.ts',
        'features/linked-drafts/script-lines.ts',
        'features/video-jobs/scorm/page.ts',
        'features/videos/introductions/introduction-text.ts',
      ),
    ),
    // Pages that the server makes by itself, notices and the API documentation, and the browsers in lists of sessions.
    catalog(
      'pages',
      core(
        'platform/http/documentation/docs-messages.ts',
        'platform/http/pages/notice-messages.ts',
        'features/auth/sessions/browser-name.ts',
      ),
    ),
  ],
})
