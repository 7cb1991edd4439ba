import { t } from '@lingui/core/macro'
import type { Bundle, PriceList } from '@vitrine/contract'
import { formatCount, formatMoney } from '../../kit/format.ts'
import { type FaqItem, paragraph } from './entry.ts'
import * as about from './facts.ts'

export function credits(facts: about.FaqFacts): FaqItem[] {
  const example = about.creditsText(about.creditsForSeconds(80))
  const gift = about.freeCreditsText(facts)
  return [
    {
      id: 'credit',
      question: t`What is a credit?`,
      answer: paragraph(
        t`One credit is one minute of video, charged in half credits.`,
        t`A listing video of 80 seconds costs ${example}.`,
      ),
    },
    {
      id: 'free-credits',
      question: t`Is there a free trial?`,
      answer: paragraph(t`A new account has ${gift}, enough for a first listing.`, t`No card is needed.`),
    },
    subscription(facts),
    bundles(facts),
    {
      id: 'failed-payment',
      question: t`What if a payment does not go through?`,
      answer: paragraph(
        t`Then nothing is booked and nothing is charged.`,
        t`Payments are generally not refundable once the credits are in your account.`,
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
      t`Everybody who wants to buy bundles needs it, and you can cancel at any time.`,
    ),
  }
}

function bundles({ prices }: about.FaqFacts): FaqItem {
  const marked = prices.bundles.find(({ popular }) => popular)
  return {
    id: 'bundles',
    question: t`Which bundle is worth it?`,
    answer: paragraph(
      t`The larger the bundle, the less a minute costs; the pricing page shows it for each.`,
      ...(marked ? [praise(marked, prices.currency)] : []),
      about.bundleValidity(prices),
    ),
  }
}

function praise({ name, priceCents, credits: minutes }: Bundle, currency: PriceList['currency']): string {
  const price = formatMoney(priceCents / minutes, { currency })
  return t`${name} is marked as the most popular: a minute costs ${price}.`
}

export function account(): FaqItem[] {
  return [
    {
      id: 'privacy',
      question: t`Who sees my listings before they are public?`,
      answer: paragraph(
        t`Only your account. Videos are private until you share them.`,
        t`No other office can open them, not even with the address of the page.`,
      ),
    },
    {
      id: 'export',
      question: t`Can I export everything?`,
      answer: paragraph(
        t`Yes. Your profile gives you the data of your account as a ZIP.`,
        t`Integrations exports videos, avatars and analytics as JSON or CSV.`,
        t`Deleting the account removes the rest.`,
      ),
    },
  ]
}

export function help({ supportEmail }: about.FaqFacts): FaqItem[] {
  return [
    {
      id: 'contact',
      question: t`Whom do I ask when I am stuck?`,
      answer: paragraph(
        t`Write to ${supportEmail} and say what you saw and at what time.`,
        t`That lets us find the moment at once.`,
      ),
    },
  ]
}
