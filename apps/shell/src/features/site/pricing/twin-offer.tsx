import { Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Mail } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { useCast } from '../../../lib/canvas/cast.ts'
import { formatMoney } from '../../../lib/i18n/format.ts'
import { mailLink } from '../../../lib/links/email-link.ts'
import { lipsText } from '../../../lib/text/twins.ts'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Presenter } from '../../../ui/brand/presenter.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { Amount } from '../amount.tsx'

/** The digital twin with its price; it is set up together with the sales team. */
export function TwinOffer() {
  const { t } = useLingui()
  const boot = useBoot()
  const { brand, prices, salesEmail } = boot
  const { companyName } = brand
  const [, , third] = useCast()
  return (
    <Box>
      <div>
        <h2>
          <Trans>Custom Digital Twin</Trans>
        </h2>
        <Amount unit={<Trans>one-time</Trans>}>
          {formatMoney(prices.digitalTwinPriceCents, { short: true, currency: prices.currency })}
        </Amount>
        <p>
          <Trans>Your face in your videos, from a 2-minute recording, with one of our voices.</Trans> {lipsText(boot)}{' '}
          <Trans>Our team reviews the recording and your consent first.</Trans>
        </p>
        <LinkButton
          variant="secondary"
          href={mailLink(salesEmail, t`${companyName}: custom digital twin`)}
          icon={<Mail size={18} aria-hidden="true" />}
        >
          <Trans>Contact Sales</Trans>
        </LinkButton>
      </div>
      <Person>
        <Presenter presenterId={third} />
      </Person>
    </Box>
  )
}

const Box = styled.section`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space[6]} ${token.space[6]} 0;
  border-radius: ${token.radius.frame};
  background: ${token.stage};
  > div {
    display: grid;
    gap: ${token.space[2]};
    align-content: center;
    justify-items: start;
    padding-block-end: ${token.space[6]};
  }
  a {
    margin-block-start: ${token.space[3]};
  }
  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    padding: ${token.space[5]} ${token.space[5]} 0;
    > div {
      padding-block-end: 0;
    }
  }
`
const Person = styled(Arch)`
  inline-size: min(42%, 220px);
  --stage: ${token.surface};
  ${media.phone} {
    inline-size: 56%;
    align-self: center;
  }
  --arch-foot: 0px;
`
