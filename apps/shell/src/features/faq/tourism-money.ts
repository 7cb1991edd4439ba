import { t } from '@lingui/core/macro'
import { formatCount } from '../../lib/i18n/format.ts'
import { sessionEndText } from '../../lib/session/session-end.ts'
import { type FaqItem, paragraph } from './faq-item.ts'
import * as about from './facts.ts'

export function credits(facts: about.FaqFacts): FaqItem[] {
  const { supportEmail, prices } = facts
  const example = about.creditsText(about.creditsForSeconds(40))
  const freeCredits = about.freeCreditsText(facts)
  const trial = {
    id: 'free-credits',
    question: t`Can I try it without paying?`,
    answer: paragraph(t`Yes. A new account starts with ${freeCredits}.`, t`No card needed.`),
  }
  return [
    {
      id: 'credit',
      question: t`What is a credit?`,
      answer: paragraph(
        t`One credit is one minute of video.`,
        t`We charge in steps of half a credit, so a video of 40 seconds costs ${example}.`,
      ),
    },
    ...(facts.freeCredits > 0 ? [trial] : []),
    subscription(facts),
    {
      id: 'unused-credits',
      question: t`Do unused credits roll over?`,
      answer: paragraph(
        t`Monthly credits reset at every renewal.`,
        about.bundleValidity(prices),
        t`Credits that expire first are used first.`,
      ),
    },
    {
      id: 'refund',
      question: t`Can I get a refund?`,
      answer: paragraph(
        t`Payments are generally non-refundable. Failed videos are free.`,
        t`For other problems, contact ${supportEmail}.`,
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
      t`You can cancel at any time and keep your plan until the end of the paid period.`,
    ),
  }
}

export function account(facts: about.FaqFacts): FaqItem[] {
  return [
    signIn(facts),
    {
      id: 'privacy',
      question: t`Who can see my videos?`,
      answer: paragraph(
        t`Only you can watch them, until you share a link. Our team sees titles, thumbnails and status.`,
        t`Videos can’t be found by guessing their address.`,
      ),
    },
  ]
}

function signIn({ hasGoogle, hasSso, sessionHours }: about.FaqFacts): FaqItem {
  const { ageMinimum } = about.sharedNumbers()
  return {
    id: 'sign-in',
    question: t`How do I sign in?`,
    answer: paragraph(
      hasGoogle ? t`With a username and password, or with Google.` : t`With a username and password.`,
      ...(hasSso ? [t`If your company has set up single sign-on, you can use that.`] : []),
      t`You must be at least ${ageMinimum} years old.`,
      sessionEndText(sessionHours),
      t`You can end any session in your profile.`,
    ),
  }
}

export function help({ supportEmail, salesEmail }: about.FaqFacts): FaqItem[] {
  return [
    {
      id: 'contact',
      question: t`How can I talk to someone?`,
      answer: paragraph(
        t`Contact ${supportEmail}.`,
        t`For larger teams or a whole destination, contact ${salesEmail}.`,
      ),
    },
  ]
}
