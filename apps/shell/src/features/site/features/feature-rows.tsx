import { plural, t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Boot } from '@vitrine/contract'
import { useBoot } from '../../../lib/boot/boot.ts'
import { useCast } from '../../../lib/canvas/cast.ts'
import { formatMoney } from '../../../lib/i18n/format.ts'
import { hasTwins, lipsOf } from '../../../lib/text/twins.ts'
import { FeatureRow } from './feature-row.tsx'
import { FacesPicture, VideoPicture, ScriptPicture, TwinPicture } from './feature-pictures.tsx'

/** The four parts of the product, in the order of their use. */
export function FeatureRows() {
  const boot = useBoot()
  return (
    <>
      <Script />
      <Presenters />
      {hasTwins(boot) && <Twin />}
      <Share />
    </>
  )
}

function Script() {
  const { t } = useLingui()
  const { vertical, canTranslate } = useBoot()
  return (
    <FeatureRow
      id="script"
      name={<Trans>Script tools</Trans>}
      title={<Trans>Write for the ear, not for the page</Trans>}
      facts={[
        t`See words, minutes and credits as you type`,
        vertical === 'property'
          ? t`Optimize Script for Marketing turns listing text into spoken sentences`
          : t`Optimize Script for Marketing makes text easier to say aloud`,
        ...(canTranslate ? [t`Translate Script into Spanish, Chinese, Hindi or Farsi`] : []),
        t`Your draft is saved automatically, even if you reload the page`,
      ]}
      picture={<ScriptPicture />}
    />
  )
}

function Presenters() {
  const { t } = useLingui()
  const { length: faces } = useCast()
  return (
    <FeatureRow
      id="presenters"
      name={<Trans>Presenters</Trans>}
      title={plural(faces, { one: '# presenter, five languages', other: '# presenters, five languages' })}
      facts={[
        t`Every stock presenter is included in every account`,
        t`All of them speak English, Spanish, Chinese, Hindi and Farsi`,
        t`See and hear a short preview before you choose`,
      ]}
      picture={<FacesPicture />}
    />
  )
}

function Twin() {
  const { t } = useLingui()
  const boot = useBoot()
  const lips = {
    service: t`Your recording with one of our voices and captions. A lip-sync service moves your lips to the words`,
    'own-mouth': t`Your recording with a presenter’s voice and captions. Your own mouth follows the words`,
    still: t`Your recording with a presenter’s voice and captions. Lip movements don’t follow the words`,
  }
  return (
    <FeatureRow
      id="digital-twin"
      name={<Trans>Digital twin</Trans>}
      title={<Trans>Present it yourself</Trans>}
      facts={[
        t`Created from a recording of 5 seconds to 5 minutes, once our team has reviewed it and your spoken consent`,
        lips[lipsOf(boot)],
        t`Only your account can use it. Delete it any time`,
        twinCost(boot),
      ]}
      picture={<TwinPicture />}
    />
  )
}

function twinCost({ sellsTwins, freeTwins, prices }: Boot): string {
  if (!sellsTwins)
    return plural(freeTwins, { one: '# per person, free of charge', other: '# per person, free of charge' })
  const price = formatMoney(prices.digitalTwinPriceCents, { short: true, currency: prices.currency })
  return t`${price} one-time`
}

function Share() {
  const { t } = useLingui()
  return (
    <FeatureRow
      id="share"
      name={<Trans>Show and share</Trans>}
      title={<Trans>Ready to share</Trans>}
      facts={[
        t`Captions are part of every video`,
        t`Your name and colors frame the video`,
        t`Download an MP4 that plays everywhere, or share a link`,
        t`Private until you share it`,
      ]}
      picture={<VideoPicture />}
    />
  )
}
