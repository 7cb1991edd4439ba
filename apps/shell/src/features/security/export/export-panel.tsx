import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TenantExport, TenantExportPart } from '@vitrine/contract'
import { problemOr } from '@vitrine/contract/client'
import { token } from '@vitrine/theme'
import { useState } from 'react'
import styled from 'styled-components'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { MoreButton } from '../../../ui/controls/more-button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { ExportTable } from './export-table.tsx'
import { partName } from './part-name.ts'
import { useExports, useOrderExport } from './queries.ts'

const PARTS: readonly TenantExportPart[] = ['people', 'videos', 'ledger']

/** Everything of the site as one file, in the parts that its owner chooses. */
export function ExportPanel() {
  const exports = useExports()
  return (
    <Panel title={t`Export site data`}>
      <Order />
      <Loaded query={exports} title={t`Couldn’t load your exports.`}>
        {({ pages }) => <Made exports={pages.flatMap(({ items }) => items)} />}
      </Loaded>
      <MoreButton list={exports} />
    </Panel>
  )
}

function Made({ exports }: { exports: TenantExport[] }) {
  return exports.length === 0 ? null : <ExportTable exports={exports} />
}

function Order() {
  const toast = useToast()
  const [chosen, setChosen] = useState<readonly TenantExportPart[]>(PARTS)
  const order = useOrderExport(() =>
    toast({ title: t`Export started`, description: t`It appears here when it’s ready.`, tone: 'success' }),
  )
  const toggle = (part: TenantExportPart, isOn: boolean) =>
    setChosen(PARTS.filter((one) => (one === part ? isOn : chosen.includes(one))))
  return (
    <Stack>
      <p>
        <Trans>Get a ZIP of your data. We create it in the background, and the link expires after a few days.</Trans>
      </p>
      <fieldset>
        <legend>
          <Trans>Include</Trans>
        </legend>
        {PARTS.map((part) => (
          <Checkbox
            key={part}
            label={partName(part)}
            checked={chosen.includes(part)}
            onChange={({ currentTarget }) => toggle(part, currentTarget.checked)}
          />
        ))}
      </fieldset>
      <Button
        variant="secondary"
        disabled={chosen.length === 0}
        busy={order.isPending}
        onClick={() =>
          order.mutate([...chosen], {
            onError: (error) =>
              toast({ title: problemOr(error, t`Couldn’t start the export. Try again.`), tone: 'destructive' }),
          })
        }
      >
        <Trans>Start export</Trans>
      </Button>
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${token.space[3]};
  justify-items: start;
  margin-block-end: ${token.space[4]};
  p {
    max-inline-size: 64ch;
    font-size: ${token.fontSize.small};
    color: ${token.textMuted};
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[2]} ${token.space[5]};
    min-inline-size: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: ${token.space[2]};
    font-size: ${token.fontSize.control};
    font-weight: 600;
  }
`
