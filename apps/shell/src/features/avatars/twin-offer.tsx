import { Trans } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Mail } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../lib/boot/boot.ts'
import { twinCheckout } from '../../lib/links/checkout-path.ts'
import { formatMoney } from '../../lib/i18n/format.ts'
import { mailLink } from '../../lib/links/email-link.ts'
import { Arch } from '../../ui/brand/brand-frame.tsx'
import { LinkButton } from '../../ui/controls/button.tsx'
import { Scene } from '../../ui/brand/scene.tsx'
import { media } from '../../ui/brand/shapes.ts'

/** An offer of a digital twin: what it takes, what it costs, and whom to ask. */
export function TwinOffer({ usesLipSyncService }: { usesLipSyncService: boolean }) {
  const { prices, vertical, twinsSpeak } = useBoot()
  const price = formatMoney(prices.digitalTwinPriceCents, { short: true, currency: prices.currency })
  return (
    <Offer aria-labelledby="twin-offer">
      <div>
        <h2 id="twin-offer">
          <Trans>Your face in your videos</Trans>
        </h2>
        <p>
          <Trans>Your digital twin is created from a 2-minute recording, for a one-time fee of {price}.</Trans>
        </p>
        <p>
          {usesLipSyncService ? (
            <Trans>Your twin’s lips are synced to a voice. An external lip-sync service receives your recording.</Trans>
          ) : twinsSpeak ? (
            <Trans>
              Videos show your recording in a frame, with captions and a voice. Your mouth follows the words, using
              images from the recording.
            </Trans>
          ) : (
            <Trans>
              Videos show your recording in a frame, with captions and a voice. The lips don’t follow the words.
            </Trans>
          )}
        </p>
      </div>
      <CreateTwin />
      <Picture>
        <Arch foot="flat">
          <Scene vertical={vertical} sunX={124} />
        </Arch>
      </Picture>
    </Offer>
  )
}

function CreateTwin() {
  const { brand, payments, prices, salesEmail } = useBoot()
  const text = <Trans>Create Digital Twin</Trans>
  if (payments) return <LinkButton to={twinCheckout(prices)}>{text}</LinkButton>
  return (
    <LinkButton
      href={mailLink(salesEmail, `${brand.companyName}: Create Digital Twin`)}
      icon={<Mail size={18} aria-hidden="true" />}
    >
      {text}
    </LinkButton>
  )
}

const Offer = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[5]};
  padding: ${token.space[4]} ${token.space[6]} 0;
  border-radius: ${token.radius.frame};
  background: ${token.surface2};
  > * {
    margin-block-end: ${token.space[4]};
  }
  > div:first-child {
    flex: 1 1 380px;
  }
  ${media.narrow} {
    padding-inline: ${token.space[4]};
    > a {
      flex: 1;
      padding-inline: ${token.space[3]};
      white-space: nowrap;
    }
  }
`
const Picture = styled.div`
  align-self: flex-end;
  inline-size: 104px;
  margin-block-end: 0;
  ${media.narrow} {
    margin-inline: auto;
  }
`
