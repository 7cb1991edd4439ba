import { t } from '@lingui/core/macro'
import { token } from '@vitrine/theme'
import { ChartNoAxesColumn, Download, type Icon as IconComponent, UserRound, Video } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { faultOf } from '../../lib/forms/fault-of.ts'
import { useToast } from '../../lib/toast/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { saveFile } from '../../lib/files/save-file.ts'
import { exportName } from './export-name.ts'
import { type ExportFormat, type ExportType, useExport } from './queries.ts'
import { Stack } from '../../ui/layout/stack.tsx'

/** One's own data as files. */
export function ExportTab() {
  return (
    <Cards>
      <ExportCard type="videos" Icon={Video} title={t`Videos`} text={t`Scripts, addresses, statuses and credits.`} />
      <ExportCard
        type="avatars"
        Icon={UserRound}
        title={t`Avatars`}
        text={t`Your avatars and the site’s stock avatars.`}
      />
      <ExportCard
        type="analytics"
        Icon={ChartNoAxesColumn}
        title={t`Analytics`}
        text={t`Views, clicks and questions of each video by day.`}
      />
    </Cards>
  )
}

interface ExportCardProps {
  type: ExportType
  Icon: IconComponent
  title: string
  text: string
}

function ExportCard({ type, Icon, title, text }: ExportCardProps) {
  const { isPending, variables, mutate } = useExport()
  const toast = useToast()
  const { slug } = useBoot()
  const save = (format: ExportFormat) =>
    mutate(
      { type, format },
      {
        onSuccess: (file) => {
          saveFile(file, exportName(slug, type, format))
          toast({ title: t`Export completed successfully`, tone: 'success' })
        },
        onError: (error) => toast({ title: t`Export failed`, description: faultOf(error), tone: 'destructive' }),
      },
    )
  const buttons: [ExportFormat, string][] = [
    ['json', t`Export as JSON`],
    ['csv', t`Export as CSV`],
  ]
  return (
    <Card>
      <Head>
        <Icon size={20} aria-hidden="true" />
        <h2>{title}</h2>
      </Head>
      <p>{text}</p>
      <Stack $gap={2} role="group" aria-label={title}>
        {buttons.map(([format, label]) => (
          <Button
            key={format}
            variant="secondary"
            icon={<Download size={16} aria-hidden="true" />}
            busy={isPending && variables.format === format}
            onClick={() => save(format)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Card>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${token.space[5]};
  > section {
    display: flex;
    flex-direction: column;
  }
  p {
    flex: 1;
    margin-block: ${token.space[1]} ${token.space[4]};
    color: ${token.textMuted};
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  h2 {
    font-size: ${token.fontSize.lead};
  }
  svg {
    color: ${token.primaryText};
  }
`
