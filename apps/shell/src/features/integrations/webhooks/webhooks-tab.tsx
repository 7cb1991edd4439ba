import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Webhook } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { Plus } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { HowTo } from './how-to.tsx'
import { useWebhooks } from './queries.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** The webhooks of a person, and below them what was sent to the chosen one. */
export function WebhooksTab() {
  const [isAdding, setAdding] = useState(false)
  return (
    <Rows>
      <Head>
        <h2>
          <Trans>Webhooks</Trans>
        </h2>
        <Button icon={<Plus size={18} aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Trans>Add Webhook</Trans>
        </Button>
      </Head>
      <Loaded query={useWebhooks()} title={t`Couldn’t load your webhooks.`}>
        {(webhooks) => <List webhooks={webhooks} />}
      </Loaded>
      <HowTo />
      <WebhookDialog open={isAdding} onClose={() => setAdding(false)} />
    </Rows>
  )
}

function List({ webhooks }: { webhooks: Webhook[] }) {
  const [chosen, setChosen] = useState<string>()
  const shown = webhooks.find(({ id }) => id === chosen) ?? webhooks[0]
  if (!shown) return <EmptyState title={t`No webhooks configured. Add your first webhook to get started.`} />
  return (
    <>
      <ul>
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            isShown={webhook.id === shown.id}
            onShow={() => setChosen(webhook.id)}
          />
        ))}
      </ul>
      <DeliveryLog key={shown.id} webhook={shown} />
    </>
  )
}

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    border-block-start: 1px solid ${token.border};
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  h2 {
    font-size: ${token.fontSize.h3};
  }
`
