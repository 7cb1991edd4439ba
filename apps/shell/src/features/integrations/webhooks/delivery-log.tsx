import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Webhook, WebhookEvent } from '@vitrine/contract'
import { token } from '@vitrine/theme'
import { KeyRound, Send } from '#icons'
import { useState } from 'react'
import styled from 'styled-components'
import { faultOf } from '../../../lib/forms/fault-of.ts'
import { useToast } from '../../../lib/toast/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { MoreButton } from '../../../ui/controls/more-button.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { DeliveryDetail } from './delivery-detail.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { testToast } from './delivery-text.ts'
import { useDeliveries, useSending } from './queries.ts'
import { RotateDialog } from './rotate-dialog.tsx'
import { WrapRow } from '../../../ui/layout/stack.tsx'

/** The deliveries of a webhook, with request and response of the selected one. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const list = useDeliveries(webhook.id)
  const [chosen, setChosen] = useState<string>()
  return (
    <Part aria-labelledby="deliveries">
      <Head>
        <h2 id="deliveries">
          <Trans>Delivery log</Trans>
        </h2>
        <Actions webhook={webhook} />
      </Head>
      <Url dir="ltr">{webhook.url}</Url>
      <Loaded query={list} title={t`Couldn’t load the deliveries.`}>
        {({ pages }) => {
          const deliveries = pages.flatMap(({ items }) => items)
          const shown = deliveries.find(({ id }) => id === chosen) ?? deliveries[0]
          if (!shown)
            return (
              <Quiet>
                <Trans>Deliveries of the last 30 days appear here. Send a test event to see one.</Trans>
              </Quiet>
            )
          return (
            <Columns>
              <div>
                <DeliveryTable deliveries={deliveries} shown={shown.id} onShow={setChosen} />
                <MoreButton list={list} />
              </div>
              <DeliveryDetail key={shown.id} webhook={webhook} delivery={shown} />
            </Columns>
          )
        }}
      </Loaded>
    </Part>
  )
}

function Actions({ webhook: { id, events, isActive } }: { webhook: Webhook }) {
  const { test } = useSending(id)
  const toast = useToast()
  const [isRotating, setRotating] = useState(false)
  const send = () =>
    test.mutate((events[0] ?? 'video.completed') as WebhookEvent, {
      onSuccess: (delivery) => toast(testToast(delivery)),
      onError: (error) => toast({ title: t`Test event not sent`, description: faultOf(error), tone: 'destructive' }),
    })
  return (
    <WrapRow>
      <Button
        variant="secondary"
        icon={<Send size={16} aria-hidden="true" />}
        disabled={!isActive}
        busy={test.isPending}
        onClick={send}
      >
        <Trans>Send test event</Trans>
      </Button>
      <Button
        variant="ghost"
        icon={<KeyRound size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setRotating(true)}
      >
        <Trans>Rotate secret</Trans>
      </Button>
      <RotateDialog id={id} open={isRotating} onClose={() => setRotating(false)} />
    </WrapRow>
  )
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  margin-block-start: ${token.space[5]};
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
const Url = styled.code`
  justify-self: start;
  font-size: ${token.fontSize.badge};
  color: ${token.textMuted};
  overflow-wrap: anywhere;
`
const Quiet = styled.p`
  color: ${token.textMuted};
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${token.space[6]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
