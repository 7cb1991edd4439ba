import { t } from '@lingui/core/macro'
import type { Avatar } from '@vitrine/contract'

/** What a presenter is known for. The lines of the stock are said in the language of the page, others as they were written. */
export function lineOf({ line }: Avatar): string {
  const lines: Record<string, string> = {
    'Resorts and beach': t`Resorts and beach`,
    'City listings': t`City listings`,
    'Culture and heritage': t`Culture and heritage`,
    'Condos and new builds': t`Condos and new builds`,
    'Family homes': t`Family homes`,
    'Countryside and walks': t`Countryside and walks`,
    'Hotels and hospitality': t`Hotels and hospitality`,
    'Adventure and eco': t`Adventure and eco`,
  }
  return lines[line] ?? line
}
