import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { AdminHealth } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatAgo, formatCount, formatDate, formatMoment, formatTook } from '../../../lib/i18n/format.ts'
import { formatBytes } from '../../../lib/i18n/format-bytes.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { type DotTone, StatusDot } from '../../../ui/feedback/status-dot.tsx'
import { QueueTable } from './queue-table.tsx'
import { useHealth } from './queries.ts'

/** From so little free room on, uploads and renders are about to fail. */
const DISK_FREE_PERCENT_MIN = 10
const SLOW_MS = 100
/** One backup a day, with some hours to spare, as partners are told. */
const BACKUP_MS_MAX = 26 * 3_600_000

/** Queues, services and the process that answered, as they are now. */
export function HealthPanel() {
  return (
    <Loaded query={useHealth()} title={t`Couldn’t load the system status.`}>
      {(health) => (
        <Parts>
          <section>
            <h2>
              <Trans>Queues</Trans>
            </h2>
            <QueueTable queues={health.queues} />
          </section>
          <Pair>
            <Services health={health} />
            <Node node={health.node} />
          </Pair>
        </Parts>
      )}
    </Loaded>
  )
}

function Services({ health }: { health: AdminHealth }) {
  const { database, disk, webhooks, domains, backupAt } = health
  const [pending, failed, ended] = [webhooks.pending, webhooks.failed, webhooks.ended].map(formatCount)
  const [live, waiting, lost] = [domains.live, domains.waiting, domains.lost].map(formatCount)
  const [took, size] = [formatTook(database.milliseconds), formatBytes(database.bytes)]
  const [free, total] = [formatBytes(disk.freeBytes), formatBytes(disk.totalBytes)]
  const certificate = domains.nextCertificateEnd && formatDate(domains.nextCertificateEnd)
  const hasRoom = disk.freeBytes * 100 >= disk.totalBytes * DISK_FREE_PERCENT_MIN
  return (
    <section>
      <h2>
        <Trans>Services</Trans>
      </h2>
      <FactList
        facts={[
          [
            database.engine === 'postgres' ? t`PostgreSQL` : t`Embedded database`,
            <Told key="database" tone={database.milliseconds < SLOW_MS ? 'ok' : 'warn'}>
              <Trans>
                answers in {took}, {size}
              </Trans>
            </Told>,
          ],
          [
            t`Storage`,
            <Told key="disk" tone={hasRoom ? 'ok' : 'bad'}>
              <Trans>
                {free} of {total} free
              </Trans>
            </Told>,
          ],
          [
            t`Webhook deliveries`,
            <Told key="webhooks" tone={webhooks.failed + webhooks.ended === 0 ? 'ok' : 'warn'}>
              <Trans>
                {pending} waiting, {failed} failed in 24 hours, {ended} webhooks turned off
              </Trans>
            </Told>,
          ],
          [
            t`Custom domains`,
            <Told key="domains" tone={domains.lost === 0 ? 'ok' : 'bad'}>
              <Trans>
                {live} live, {waiting} waiting for DNS, {lost} lost
              </Trans>
            </Told>,
          ],
          [t`Next certificate expires`, certificate ?? t`None`],
          [
            t`Last backup`,
            <Told key="backup" tone={isRecent(backupAt) ? 'ok' : 'warn'}>
              {backupAt ? formatAgo(backupAt) : <Trans>Unknown</Trans>}
            </Told>,
          ],
        ]}
      />
    </section>
  )
}

function isRecent(backupAt: string | null): boolean {
  return backupAt !== null && Date.now() - Date.parse(backupAt) < BACKUP_MS_MAX
}

function Told({ tone, children }: { tone: DotTone; children: ReactNode }) {
  return <StatusDot tone={tone}>{children}</StatusDot>
}

function Node({ node: { version, runtime, role, startedAt, memoryBytes } }: Pick<AdminHealth, 'node'>) {
  const roles = { all: t`Web and workers`, web: t`Web`, worker: t`Workers` }
  return (
    <section>
      <h2>
        <Trans>This server</Trans>
      </h2>
      <FactList
        facts={[
          [t`Version`, version],
          [t`Runtime`, runtime],
          [t({ message: 'Role', comment: 'What a server process does' }), roles[role]],
          [t`Running since`, formatMoment(startedAt)],
          [t`Memory`, formatBytes(memoryBytes)],
        ]}
      />
    </section>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[7]};
  margin-block-start: ${token.space[7]};
  h2 {
    margin-block-end: ${token.space[2]};
  }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: ${token.space[7]};
`
