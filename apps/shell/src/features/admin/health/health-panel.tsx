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
import { NodeTable, roleName } from './node-table.tsx'
import { QueueTable } from './queue-table.tsx'
import { useHealth } from './queries.ts'

/** Below this free space, uploads and renders are about to fail. */
const DISK_FREE_PERCENT_MIN = 10
const SLOW_MS = 100
/** A day with some hours of tolerance, as announced to partners. */
const BACKUP_MS_MAX = 26 * 3_600_000
/** One drill a month, with some days of tolerance. */
const DRILL_MS_MAX = 35 * 24 * 3_600_000

/** Queues, services and the process that answered, as they are now; with several servers, all of them. */
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
          {health.nodes.length > 1 && (
            <section>
              <h2>
                <Trans>Servers</Trans>
              </h2>
              <NodeTable nodes={health.nodes} />
            </section>
          )}
        </Parts>
      )}
    </Loaded>
  )
}

function Services({ health }: { health: AdminHealth }) {
  const { database, disk, webhooks, domains, backupAt, drill } = health
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
            <HealthState key="database" tone={database.milliseconds < SLOW_MS ? 'ok' : 'warn'}>
              <Trans>
                responds in {took}, {size}
              </Trans>
            </HealthState>,
          ],
          [t`Media files`, <MediaStore key="media" storage={health.storage} />],
          [
            t`Storage`,
            <HealthState key="disk" tone={hasRoom ? 'ok' : 'bad'}>
              <Trans>
                {free} of {total} free
              </Trans>
            </HealthState>,
          ],
          [
            t`Webhook deliveries`,
            <HealthState key="webhooks" tone={webhooks.failed + webhooks.ended === 0 ? 'ok' : 'warn'}>
              <Trans>
                {pending} waiting, {failed} failed in 24 hours, {ended} turned off
              </Trans>
            </HealthState>,
          ],
          [
            t`Custom domains`,
            <HealthState key="domains" tone={domains.lost === 0 ? 'ok' : 'bad'}>
              <Trans>
                {live} live, {waiting} waiting for DNS, {lost} disconnected
              </Trans>
            </HealthState>,
          ],
          [t`Next certificate expires`, certificate ?? t`None`],
          [t`Last backup`, <Backup key="backup" at={backupAt} />],
          [t`Last restore test`, <Drill key="drill" drill={drill} />],
        ]}
      />
    </section>
  )
}

function Backup({ at }: { at: string | null }) {
  return (
    <HealthState tone={isWithin(BACKUP_MS_MAX, at) ? 'ok' : 'warn'}>
      {at ? formatAgo(at) : <Trans>Unknown</Trans>}
    </HealthState>
  )
}

/** Whether the last backup that was tried could be restored, and when that was. */
function Drill({ drill }: Pick<AdminHealth, 'drill'>) {
  if (!drill)
    return (
      <HealthState tone="warn">
        <Trans>None yet</Trans>
      </HealthState>
    )
  const ago = formatAgo(drill.at)
  return (
    <HealthState tone={!drill.isPassed ? 'bad' : isWithin(DRILL_MS_MAX, drill.at) ? 'ok' : 'warn'}>
      {drill.isPassed ? <Trans>Passed {ago}</Trans> : <Trans>Failed {ago}</Trans>}
    </HealthState>
  )
}

/** The storage of media, and the store from which it is being moved. */
function MediaStore({ storage: { kind, place, fallback } }: { storage: AdminHealth['storage'] }) {
  const other = fallback && storeName(fallback)
  return (
    <HealthState tone={fallback ? 'warn' : 'ok'}>
      <span>
        {storeName(kind)} <Place dir="ltr">{place}</Place>
        {other && (
          <>
            {' '}
            <Trans>(moving from: {other})</Trans>
          </>
        )}
      </span>
    </HealthState>
  )
}

function storeName(kind: AdminHealth['storage']['kind']): string {
  return kind === 's3' ? t`Object store` : t`Disk`
}

function isWithin(milliseconds: number, at: string | null): boolean {
  return at !== null && Date.now() - Date.parse(at) < milliseconds
}

function HealthState({ tone, children }: { tone: DotTone; children: ReactNode }) {
  return <StatusDot tone={tone}>{children}</StatusDot>
}

function Node({ node: { version, runtime, role, startedAt, memoryBytes } }: Pick<AdminHealth, 'node'>) {
  return (
    <section>
      <h2>
        <Trans>This server</Trans>
      </h2>
      <FactList
        facts={[
          [t`Version`, version],
          [t`Runtime`, runtime],
          [t({ message: 'Role', comment: 'What a server process does' }), roleName(role)],
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
const Place = styled.bdi`
  overflow-wrap: anywhere;
`
