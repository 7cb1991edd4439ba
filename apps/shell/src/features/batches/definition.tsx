import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { BATCH_ROWS_MAX, type Batch, type BatchCheck, type BatchPlan, TABLE_BYTES_MAX } from '@vitrine/contract'
import { call } from '@vitrine/contract/client'
import { WandSparkles } from '#icons'
import { formatCount, formatCredits } from '../../lib/i18n/format.ts'
import type { TableImportDefinition } from '../../ui/table-import/definition.ts'
import { checkUntilRead } from './pages-left.ts'
import { createImportQueries } from '../../ui/table-import/queries.ts'

const pollMs = 5000

/** Videos, or personal links to one, that are made of a table. */
export const videoImport: TableImportDefinition<Batch, BatchPlan, BatchCheck> = {
  queries: createImportQueries<Batch, BatchPlan, BatchCheck>({
    path: '/api/batches',
    list: (query) => call('GET /api/batches', { query }),
    get: (params) => call('GET /api/batches/:id', { params }),
    upload: (query, body) => call('POST /api/batches', { query, body }),
    check: (params, body) => checkUntilRead(() => call('POST /api/batches/:id/check', { params, body })),
    start: (params) => call('POST /api/batches/:id/start', { params }),
    cancel: (params) => call('POST /api/batches/:id/cancel', { params }),
    news: ['batch_update', 'video_status_update'],
    refetchMs: (_one, isDown) => isDown && pollMs,
  }),
  addressOf: (id) => (id ? `/videos/batch?id=${id}` : '/videos/batch'),
  words,
  dryRun: ({ plan }, { good, refused, creditsNeeded, creditsAvailable, affordable }) => {
    const isLink = Boolean(plan?.videoId)
    return {
      stats: [
        { label: isLink ? t`Personal links` : t`Videos`, value: formatCount(good) },
        { label: t`Rows with errors`, value: formatCount(refused) },
        { label: t`Credits needed`, value: formatCredits(creditsNeeded) },
        { label: t`Your credits`, value: formatCredits(creditsAvailable) },
      ],
      count: affordable,
      start: isLink
        ? plural(affordable, { one: 'Create # link', other: 'Create # links' })
        : plural(affordable, { one: 'Create # video', other: 'Create # videos' }),
      icon: <WandSparkles size={18} aria-hidden="true" />,
    }
  },
  progress: ({ waiting, rendering: unfinished, ready, failed, refused }) => ({
    done: ready + failed + refused,
    stats: [
      { label: t({ message: 'Waiting', comment: 'Rows of a batch' }), value: formatCount(waiting) },
      { label: t({ message: 'In progress', comment: 'Rows of a batch' }), value: formatCount(unfinished) },
      {
        label: t({ message: 'Ready', context: 'count', comment: 'How many videos of a batch' }),
        value: formatCount(ready),
      },
      {
        label: t({ message: 'Failed', context: 'count', comment: 'How many videos of a batch' }),
        value: formatCount(failed + refused),
      },
    ],
  }),
  result: ({ ready, failed, refused, waiting }) => ({
    stats: [
      {
        label: t({ message: 'Ready', context: 'count', comment: 'How many videos of a batch' }),
        value: formatCount(ready),
      },
      {
        label: t({ message: 'Failed', context: 'count', comment: 'How many videos of a batch' }),
        value: formatCount(failed),
      },
      { label: t({ message: 'Not created', comment: 'Rows of a batch' }), value: formatCount(refused + waiting) },
    ],
    left: failed + refused + waiting,
  }),
}

function words(): ReturnType<typeof videoImport.words> {
  const [rowsMax, megabytes] = [formatCount(BATCH_ROWS_MAX), formatCount(TABLE_BYTES_MAX / 1024 / 1024)]
  return {
    way: t`Bulk creation steps`,
    steps: [t({ message: 'Upload', context: 'step' }), t`Columns`, t`Check`, t`Create`, t`Result`],
    upload: {
      title: t`Upload CSV`,
      text: t`Each row becomes a video. With a column of recipients’ names, each name gets a personal link to one video.`,
      fileLabel: t`CSV file`,
      limits: t`CSV with commas, semicolons or tabs, up to ${rowsMax} rows and ${megabytes} MB.`,
    },
    check: { title: t`To be created`, faults: t`Rows that can’t be created`, row: t`Row` },
    running: {
      title: t`Creating your videos`,
      cancel: t`Cancel batch`,
      question: t`Cancel this batch?`,
      consequence: t`Finished videos stay. The rest stop, and their credits are refunded.`,
      keep: t`Keep going`,
    },
    result: {
      done: t`All rows are done`,
      cancelled: t`Batch canceled`,
      left: <Trans>Download the rows that failed, fix them and upload that file. You weren’t charged for them.</Trans>,
      another: t`Upload another CSV`,
    },
  }
}
