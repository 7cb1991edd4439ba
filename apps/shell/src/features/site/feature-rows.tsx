import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBoot } from '../../kit/boot.ts'
import { useCast } from '../../kit/cast.ts'
import { formatMoney } from '../../kit/format.ts'
import { FeatureRow } from './feature-row.tsx'
import { FacesPicture, FilmPicture, ScriptPicture, TwinPicture } from './feature-pictures.tsx'

/** The four parts of the product, in the order in which one meets them. */
export function FeatureRows() {
  return (
    <>
      <Script />
      <Presenters />
      <Twin />
      <Share />
    </>
  )
}

function Script() {
  const { t } = useLingui()
  const { vertical } = useBoot()
  return (
    <FeatureRow
      id="script"
      name={<Trans>Script tools</Trans>}
      title={<Trans>Write for the ear, not for the page</Trans>}
      facts={[
        t`Words, minutes and credits are counted while you type`,
        vertical === 'property'
          ? t`Optimize Script for Marketing turns a listing text into spoken sentences`
          : t`Optimize Script for Marketing makes a text easy to say and ends it with an invitation`,
        t`Translate Script into Spanish, Chinese, Hindi or Farsi`,
        t`Your draft is still there when you reload the page`,
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
      title={plural(faces, { one: '# face, five languages', other: '# faces, five languages' })}
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
  const { prices } = useBoot()
  const price = formatMoney(prices.digitalTwinPriceCents, { short: true, currency: prices.currency })
  return (
    <FeatureRow
      id="digital-twin"
      name={<Trans>Digital Twin</Trans>}
      title={<Trans>Your own face and voice</Trans>}
      facts={[
        t`Made from one recording of 2 minutes`,
        t`Set up together with our team, for ${price} once`,
        t`It stands in your account alone, and you can delete it there`,
      ]}
      picture={<TwinPicture />}
    />
  )
}

function Share() {
  const { t } = useLingui()
  return (
    <FeatureRow
      id="share"
      name={<Trans>Show and share</Trans>}
      title={<Trans>Ready to be seen</Trans>}
      facts={[
        t`Captions are part of every video`,
        t`Your name and your colours frame the picture`,
        t`Download an MP4 that plays everywhere, or share a link`,
        t`Private until you share it`,
      ]}
      picture={<FilmPicture />}
    />
  )
}
