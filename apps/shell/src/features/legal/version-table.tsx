import { Trans, useLingui } from '@lingui/react/macro'
import type { LegalVersion } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import styled from 'styled-components'
import { DataTable } from '../../ui/data/data-table.tsx'
import { TextLink } from '../../ui/controls/text-link.tsx'
import { dayInWords } from './facts.ts'

/** Every version of a document, newest first, with what it changed; each can still be read. */
export function VersionTable({ path, versions }: { path: string; versions: readonly LegalVersion[] }) {
  const { t } = useLingui()
  const columns = [
    {
      title: t({ message: 'Version', comment: 'Of a legal document' }),
      cell: ({ version }: LegalVersion) => <TextLink to={`${path}?version=${version}`}>{version}</TextLink>,
    },
    {
      title: t({ message: 'Effective', comment: 'The day from which a version counts' }),
      cell: ({ effectiveOn }: LegalVersion) => <bdi>{dayInWords(effectiveOn)}</bdi>,
    },
    {
      title: t`What changed`,
      cell: ({ changes }: LegalVersion) => <bdi lang="en">{changes}</bdi>,
    },
  ]
  return (
    <Part>
      <h2>
        <Trans>What changed</Trans>
      </h2>
      <DataTable
        caption={t`Versions of this document`}
        columns={columns}
        rows={versions.toReversed()}
        rowKey={({ version }) => String(version)}
      />
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: ${token.space[3]};
  margin-block-start: ${token.space[5]};
`
