import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import {
  IMPORT_ROWS_MAX,
  type ImportCheck,
  type ImportPlan,
  MAILS_PER_MINUTE,
  type PeopleImport,
  TABLE_BYTES_MAX,
} from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { Send } from '#icons'
import { formatCount } from '../../../lib/i18n/format.ts'
import type { TableImportDefinition } from '../../../ui/table-import/definition.ts'
import { createImportQueries } from '../../../ui/table-import/queries.ts'

const runningMs = 2000
const mailsMs = 10_000

/** Customers who are invited from a file. */
export const peopleImport: TableImportDefinition<PeopleImport, ImportPlan, ImportCheck> = {
  queries: createImportQueries<PeopleImport, ImportPlan, ImportCheck>({
    path: '/api/whitelabel/users/import',
    list: (query) => call('GET /api/whitelabel/users/import', { query }),
    get: (params) => call('GET /api/whitelabel/users/import/:id', { params }),
    upload: (query, body) => call('POST /api/whitelabel/users/import', { query, body }),
    check: (params, body) => call('POST /api/whitelabel/users/import/:id/check', { params, body }),
    start: (params) => call('POST /api/whitelabel/users/import/:id/start', { params }),
    cancel: (params) => call('POST /api/whitelabel/users/import/:id/cancel', { params }),
    news: ['import_update'],
    // Colleagues get no live messages, so a running import is polled as well.
    refetchMs: (one, isDown) => {
      if (one && (one.state === 'running' || isDown)) return runningMs
      return one && one.mailsWaiting > 0 ? mailsMs : false
    },
  }),
  addressOf: (id = 'new') => `/whitelabel-dashboard?tab=users&import=${id}`,
  words,
  dryRun: (_one, { good, refused, mailMinutes }) => {
    const minutes = plural(mailMinutes, { one: '# minute', other: '# minutes' })
    const pace = formatCount(MAILS_PER_MINUTE)
    return {
      stats: [
        { label: t`To be invited`, value: formatCount(good), note: t`each by email` },
        { label: t`Rows to fix`, value: formatCount(refused), note: t`skipped, available as a file` },
        { label: t`Time to send all emails`, value: minutes, note: t`${pace} emails a minute` },
      ],
      count: good,
      start: plural(good, { one: 'Invite # person', other: 'Invite # people' }),
      icon: <Send size={18} aria-hidden="true" />,
    }
  },
  progress: ({ rows, waiting, invited, refused }) => ({
    done: rows - waiting,
    stats: [
      { label: t({ message: 'Waiting', comment: 'Rows of an import' }), value: formatCount(waiting) },
      {
        label: t({ message: 'Invited', context: 'count', comment: 'People of an import' }),
        value: formatCount(invited),
      },
      { label: t`Rows to fix`, value: formatCount(refused) },
    ],
  }),
  result: ({ invited, mailsWaiting, refused, waiting }) => ({
    stats: [
      {
        label: t({ message: 'Invited', context: 'count', comment: 'People of an import' }),
        value: formatCount(invited),
      },
      { label: t`Emails left to send`, value: formatCount(mailsWaiting) },
      { label: t`Rows to fix`, value: formatCount(refused + waiting) },
    ],
    left: refused + waiting,
  }),
}

function words(): ReturnType<typeof peopleImport.words> {
  const [rowsMax, megabytes] = [formatCount(IMPORT_ROWS_MAX), formatCount(TABLE_BYTES_MAX / 1024 / 1024)]
  return {
    way: t`Import steps`,
    steps: [
      t({ message: 'Upload', context: 'step' }),
      t`Match columns`,
      t`Check`,
      t({ message: 'Invite', comment: 'Step of an import' }),
      t`Result`,
    ],
    upload: {
      title: t`Import your customers`,
      text: t`Everyone in the file gets an invitation in your name. You’ll review the list before anything is sent.`,
      fileLabel: t`Customer list (CSV)`,
      limits: t`CSV with commas, semicolons or tabs, up to ${rowsMax} people and ${megabytes} MB.`,
    },
    check: { title: t`Summary`, faults: t`Rows to fix`, row: t`Email` },
    running: {
      title: t`Inviting people`,
      cancel: t`Cancel import`,
      question: t`Cancel this import?`,
      consequence: t`No one else in the file will be invited. People already invited still get the email.`,
      keep: t`Keep inviting`,
    },
    result: {
      done: t`Import complete`,
      cancelled: t`Import canceled`,
      left: <Trans>You can download rejected rows with the reasons. Fix them and upload that file.</Trans>,
      another: t`Another file`,
    },
  }
}
