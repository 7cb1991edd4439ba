import { t } from '@lingui/core/macro'
import type { Vertical } from '@vitrine/contract'
import { type FaqCategory, type FaqEntry, type FaqItem, faqCategories } from './faq-item.ts'
import type { FaqFacts } from './facts.ts'
import * as property from './property.ts'
import * as propertyMoney from './property-money.ts'
import * as tourism from './tourism.ts'
import * as tourismMoney from './tourism-money.ts'

type Chapters = Record<FaqCategory, (facts: FaqFacts) => FaqItem[]>

const chapters: Record<Vertical, Chapters> = {
  tourism: { ...tourism, ...tourismMoney },
  property: { ...property, ...propertyMoney },
}

/**
 * All questions of a trade with their answers, in the order of the page and in the language that is active. Every number in them
 * comes from the tenant's own settings and price list.
 */
export function faqEntries(vertical: Vertical, facts: FaqFacts): FaqEntry[] {
  return faqCategories.flatMap((category) => chapters[vertical][category](facts).map((item) => ({ ...item, category })))
}

/** Returns the names of the categories in a trade. */
export function faqCategoryNames(vertical: Vertical): Record<FaqCategory, string> {
  return {
    start: t`Getting started`,
    scripts: vertical === 'property' ? t`Listing scripts` : t`Scripts`,
    presenters: t`Presenters`,
    twin: t`Digital twin`,
    videos: t`Videos and sharing`,
    languages: t`Languages and captions`,
    credits: t`Credits and prices`,
    account: t`Account and security`,
    help: t`Help and teams`,
  }
}
