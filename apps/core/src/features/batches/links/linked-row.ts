import {
  type ApprovedFacts,
  type BatchField,
  type BatchPlan,
  type LinkedFactName,
  type SpokenLanguage,
  problemSentence,
} from '@vitrine/contract'
import { refused } from '../../../platform/table-import/row-results.ts'
import { writeScript } from '../../linked-drafts/index.ts'
import { keyOfLink, pageAddress } from './row-link.ts'
import type { LinkResult } from './store.ts'

type Cell = (field: BatchField) => string

/** The page fact of each column. */
const FACTS: Partial<Record<BatchField, LinkedFactName>> = {
  title: 'title',
  address: 'place',
  price: 'price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  area: 'area',
  dates: 'dates',
  duration: 'duration',
}

interface Rules {
  language: SpokenLanguage
  plan: Pick<BatchPlan, 'length'>
  links: Readonly<Record<string, LinkResult>>
}

/** Returns the cells of a row, completed with facts of the linked page. The cells of the row take precedence. */
export function linkedRow(cell: Cell, { language, plan, links }: Rules): { value: Cell } | ReturnType<typeof refused> {
  if (cell('link').trim() === '') return { value: cell }
  const url = pageAddress(cell('link'))
  if (!url) return refused('Enter the full address of a web page in the link column.')
  const result = links[keyOfLink({ url, language })]
  if (!result) return refused('This page hasn’t been read yet. Check the file again.')
  if (result.problem !== null) return refused(problemSentence(result.problem))
  const { trade, facts: found } = result.page
  const facts = withRow(found, cell)
  const script = cell('script') || writeScript({ trade, language, length: plan.length, facts })
  return {
    value: (field) => {
      const name = FACTS[field]
      return field === 'script' ? script : name ? (facts[name] ?? '') : cell(field)
    },
  }
}

function withRow(found: ApprovedFacts, cell: Cell): ApprovedFacts {
  const given = Object.entries(FACTS).flatMap(([field, name]) => {
    const value = cell(field as BatchField)
    return value ? [[name, value]] : []
  })
  return { ...found, ...Object.fromEntries(given) }
}
