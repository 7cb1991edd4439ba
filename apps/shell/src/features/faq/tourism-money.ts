import { t } from '@lingui/core/macro'
import { formatCount } from '../../kit/format.ts'
import { type FaqItem, paragraph } from './entry.ts'
import * as about from './facts.ts'

export function credits(facts: about.FaqFacts): FaqItem[] {
  const { supportEmail, prices } = facts
  const example = about.creditsText(about.creditsForSeconds(40))
  const gift = about.freeCreditsText(facts)
  return [
    {
      id: 'credit',
      question: t`What is a credit?`,
      answer: paragraph(
        t`One credit is one minute of video.`,
        t`We charge in steps of half a credit, so a video of 40 seconds costs ${example}.`,
      ),
    },
    {
      id: 'free-credits',
      question: t`Can I try it without paying?`,
      answer: paragraph(t`Yes. A new account starts with ${gift}.`, t`No card is asked for.`),
    },
    subscription(facts),
    {
      id: 'unused-credits',
      question: t`Do unused credits stay?`,
      answer: paragraph(
        t`Monthly credits start afresh with every renewal.`,
        about.bundleValidity(prices),
        t`Credits that expire first are always used first.`,
      ),
    },
    {
      id: 'refund',
      question: t`Can I get a refund?`,
      answer: paragraph(
        t`Payments are generally not refundable. A video that fails costs nothing.`,
        t`If something else went wrong, write to ${supportEmail}.`,
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
    question: t`What does the subscription cost?`,
    answer: paragraph(
      t`${price} a month with ${amount}, renewed every ${periodDays} days.`,
      t`You can cancel at any time and keep what you paid for until the end of the period.`,
    ),
  }
}

export function account(facts: about.FaqFacts): FaqItem[] {
  return [
    signIn(facts),
    {
      id: 'privacy',
      question: t`Who can see my videos?`,
      answer: paragraph(t`Only you, until you share a link.`, t`Nobody finds a video by guessing its address.`),
    },
  ]
}

function signIn({ hasGoogle }: about.FaqFacts): FaqItem {
  const { ageMinimum, sessionHours } = about.houseNumbers()
  return {
    id: 'sign-in',
    question: t`How do I sign in?`,
    answer: paragraph(
      hasGoogle ? t`With a user name and password, or with Google.` : t`With a user name and password.`,
      t`You must be at least ${ageMinimum} years old.`,
      t`A session ends after ${sessionHours} hours without use, and you can end any session in your profile.`,
    ),
  }
}

export function help({ supportEmail, salesEmail }: about.FaqFacts): FaqItem[] {
  return [
    {
      id: 'contact',
      question: t`How can I reach a person?`,
      answer: paragraph(
        t`Write to ${supportEmail}.`,
        t`For a larger team, a custom Digital Twin or an account for a whole destination, ${salesEmail} is faster.`,
      ),
    },
  ]
}
