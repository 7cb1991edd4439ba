import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PartnerPrices, PriceList } from '@vitrine/contract'
import { useDeferredValue, useState } from 'react'
import { useBoot } from '../../../lib/boot/boot.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SizeChoice } from '../../../ui/partner-dashboard/look-choices.tsx'
import { Loaded } from '../../../ui/feedback/loaded.tsx'
import { usePreviewLink } from '../../../lib/brand/preview-link.ts'
import { Panel } from '../../../ui/partner-dashboard/panel.tsx'
import { PreviewFrame } from '../../../ui/partner-dashboard/preview-frame.tsx'
import { type PriceForm, wantedOf } from './price-form.ts'

interface PricePreviewProps {
  form: PriceForm
  list: PartnerPrices
}

/** The real pricing page with the edited prices. It is loaded on request. */
export function PricePreview({ form, list }: PricePreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const [isPhone, setPhone] = useState(false)
  if (!isOpen)
    return (
      <Panel title={t`Your pricing page`}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Trans>Preview with these prices</Trans>
        </Button>
      </Panel>
    )
  return (
    <Panel title={t`Your pricing page`} aside={<SizeChoice value={isPhone} onChange={setPhone} />}>
      <Frame form={form} list={list} isPhone={isPhone} />
    </Panel>
  )
}

function Frame({ form, list, isPhone }: PricePreviewProps & { isPhone: boolean }) {
  const { language } = useBoot()
  const link = usePreviewLink()
  const wanted = useDeferredValue(wantedOf(form))
  const prices = shownPrices(list.prices, wanted.prices)
  return (
    <Loaded query={link} title={t`Couldn’t open the preview.`}>
      {({ url }) => (
        <PreviewFrame
          address={`/pricing${new URL(url).search}&lang=${language}`}
          message={{ type: 'preview-prices', prices, freeCredits: wanted.freeCredits || 0 }}
          isPhone={isPhone}
        />
      )}
    </Loaded>
  )
}

/** The list as it would be. What is no number yet counts as 0, so that the page can be drawn while one types. */
function shownPrices(
  list: PriceList,
  { bundles, subscription, ...rest }: ReturnType<typeof wantedOf>['prices'],
): PriceList {
  return {
    ...list,
    ...rest,
    sellsEmailBlast: rest.sellsEmailBlast ?? list.sellsEmailBlast,
    digitalTwinPriceCents: rest.digitalTwinPriceCents || 0,
    furtherTwinDiscountPercent: rest.furtherTwinDiscountPercent || 0,
    subscription: {
      ...list.subscription,
      name: subscription.name,
      priceCents: subscription.priceCents || 0,
      creditsPerPeriod: subscription.creditsPerPeriod || 0,
    },
    bundles: bundles.map(({ id, ...bundle }, index) => ({
      ...bundle,
      id: id ?? `new-${index}`,
      priceCents: bundle.priceCents || 0,
      credits: bundle.credits || 1,
    })),
  }
}
