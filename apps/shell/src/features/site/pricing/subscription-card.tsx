import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { token } from '@vitrine/theme'
import { Mail } from '#icons'
import styled from 'styled-components'
import { useBoot } from '../../../lib/boot/boot.ts'
import { useCast } from '../../../lib/canvas/cast.ts'
import { formatCount, formatMoney } from '../../../lib/i18n/format.ts'
import { mailLink } from '../../../lib/links/email-link.ts'
import { Arch } from '../../../ui/brand/brand-frame.tsx'
import { LinkButton } from '../../../ui/controls/button.tsx'
import { Presenter } from '../../../ui/brand/presenter.tsx'
import { media } from '../../../ui/brand/shapes.ts'
import { Amount } from '../amount.tsx'

/** The subscription with its price and contents, after an offer to start without paying. */
export function SubscriptionCard() {
  const { t } = useLingui()
  const { brand, prices, freeCredits, salesEmail, hasSession, payments } = useBoot()
  const { companyName } = brand
  const { priceCents, creditsPerPeriod } = prices.subscription
  const periodDays = formatCount(prices.subscription.periodDays)
  const [first] = useCast()
  return (
    <Box>
      <div>
        <h2>
          <Trans>Monthly subscription</Trans>
        </h2>
        <Amount unit={<Trans>per month</Trans>}>
          {formatMoney(priceCents, { short: true, currency: prices.currency })}
        </Amount>
        <p>
          <Plural
            value={creditsPerPeriod}
            one={`# credit every ${periodDays} days, for # minute of video.`}
            other={`# credits every ${periodDays} days, for # minutes of video.`}
          />{' '}
          <Trans>Renews automatically. Cancel any time.</Trans>
        </p>
        <Actions>
          {!hasSession && (
            <LinkButton to="/register">
              {freeCredits > 0 ? (
                <Plural value={freeCredits} one="Start with # free credit" other="Start with # free credits" />
              ) : (
                <Trans>Create an account</Trans>
              )}
            </LinkButton>
          )}
          {payments ? (
            <LinkButton to="/subscription-addons" variant={hasSession ? 'primary' : 'secondary'}>
              <Trans>Subscribe</Trans>
            </LinkButton>
          ) : (
            <LinkButton
              variant={hasSession ? 'primary' : 'secondary'}
              href={mailLink(salesEmail, t`${companyName}: monthly subscription`)}
              icon={<Mail size={18} aria-hidden="true" />}
            >
              <Trans>Contact Sales</Trans>
            </LinkButton>
          )}
        </Actions>
      </div>
      <Person>
        <Presenter presenterId={first} />
      </Person>
    </Box>
  )
}

const Box = styled.section`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space[5]} ${token.space[5]} 0 ${token.space[6]};
  border: 1px solid ${token.border};
  border-radius: ${token.radius.frame};
  background: ${token.surface};
  box-shadow: ${token.shadow3};
  > div {
    display: grid;
    gap: ${token.space[2]};
    padding-block-end: ${token.space[6]};
  }
  h2 {
    font: 600 ${token.fontSize.small}/1.4 ${token.font.text};
    letter-spacing: 0;
    color: ${token.primaryText};
  }
  p {
    max-inline-size: 44ch;
  }
  ${media.narrow} {
    padding: ${token.space[5]} ${token.space[5]} 0;
    flex-direction: column;
    align-items: stretch;
    > div {
      padding-block-end: 0;
    }
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[3]};
  ${media.phone} {
    display: grid;
  }
`
const Person = styled(Arch)`
  inline-size: 27%;
  --arch-foot: 0px;
  ${media.narrow} {
    inline-size: 56%;
    align-self: center;
  }
`
