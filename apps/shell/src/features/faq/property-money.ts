import { t } from '@lingui/core/macro'
import type { Bundle, PriceList } from '@vitrine/contract'
import { formatCount, formatMoney } from '../../lib/i18n/format.ts'
import { type FaqItem, paragraph } from './faq-item.ts'
import * as about from './facts.ts'

export function credits(facts: about.FaqFacts): FaqItem[] {
  const example = about.creditsText(about.creditsForSeconds(80))
  const freeCredits = about.freeCreditsText(facts)
  const trial = {
    id: 'free-credits',
    question: t`Is there a free trial?`,
    answer: paragraph(t`A new account has ${freeCredits}, enough for a first listing.`, t`No card is needed.`),
  }
  return [
    {
      id: 'credit',
      question: t`What is a credit?`,
      answer: paragraph(
        t`One credit is one minute of video, charged in steps of half a credit.`,
        t`A listing video of 80 seconds costs ${example}.`,
      ),
    },
    ...(facts.freeCredits > 0 ? [trial] : []),
    subscription(facts),
    bundles(facts),
    {
      id: 'failed-payment',
      question: t`What if a payment doesn’t go through?`,
      answer: paragraph(
        t`You aren’t charged, and no credits are added.`,
        t`Payments are generally non-refundable once the credits are in your account.`,
      ),
    },
  ]
}

function subscription(facts: about.FaqFacts): FaqItem {
  const { subscription: offer } = facts.prices
  const periodDays = formatCount(offer.periodDays)
  const price = about.subscriptionPrice(facts)
  const amount = about.creditsText(offer.creditsPerPeriod)
  return {
    id: 'subscription',
    question: t`What does the subscription include?`,
    answer: paragraph(
      t`${amount} for ${price} a month, renewed every ${periodDays} days.`,
      t`You can buy bundles without it and cancel at any time.`,
    ),
  }
}

function bundles({ prices }: about.FaqFacts): FaqItem {
  const marked = prices.bundles.find(({ popular }) => popular)
  return {
    id: 'bundles',
    question: t`Which bundle should I choose?`,
    answer: paragraph(
      about.largerIsCheaper(prices)
        ? t`The larger the bundle, the lower the cost per minute. See the pricing page.`
        : t`The pricing page shows the cost per minute of each.`,
      ...(marked ? [praise(marked, prices.currency)] : []),
      about.bundleValidity(prices),
    ),
  }
}

function praise({ name, priceCents, credits: minutes }: Bundle, currency: PriceList['currency']): string {
  const price = formatMoney(priceCents / minutes, { currency })
  return t`${name} is the most popular bundle, at ${price} per minute.`
}

export function account(): FaqItem[] {
  return [
    {
      id: 'privacy',
      question: t`Who can see my listing videos before I share them?`,
      answer: paragraph(
        t`Only your account. Videos are private until you share them.`,
        t`Nobody else can open them, even with the page address.`,
      ),
    },
    {
      id: 'export',
      question: t`Can I export everything?`,
      answer: paragraph(
        t`Yes. Download your account data as a ZIP from your profile.`,
        t`Under Integrations, you can export videos, avatars and analytics as JSON or CSV.`,
        t`Deleting your account removes everything else.`,
      ),
    },
  ]
}

export function help({ supportEmail }: about.FaqFacts): FaqItem[] {
  return [
    {
      id: 'contact',
      question: t`Who can help if I’m stuck?`,
      answer: paragraph(
        t`Contact ${supportEmail}. Tell us what you saw and when.`,
        t`This helps us find the problem quickly.`,
      ),
    },
  ]
}
