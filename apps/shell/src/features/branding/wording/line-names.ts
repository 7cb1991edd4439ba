import { t } from '@lingui/core/macro'
import type { Words } from '@vitrine/contract'

export type Line = Exclude<keyof Words, 'audiences' | 'samples'>

/** The lines of the wording in the order in which a visitor meets them. */
export const lines: readonly Line[] = [
  'promise',
  'promiseDetail',
  'sampleLine',
  'createHeading',
  'firstVideoHint',
  'sampleScript',
  'scriptHeading',
  'scriptLead',
  'scriptLabel',
  'scriptPlaceholder',
  'titlePlaceholder',
  'titleDefault',
  'placeLabel',
  'placeHint',
  'placePlaceholder',
  'searchPlaceholder',
]

export function lineNames(): Record<Line, string> {
  return {
    promise: t`Headline on the home page`,
    promiseDetail: t`Below the headline`,
    sampleLine: t`Sample line spoken on your pages`,
    createHeading: t`Heading on the create page`,
    firstVideoHint: t`Before the first video`,
    sampleScript: t`Sample script`,
    scriptHeading: t`Script heading`,
    scriptLead: t`Below the script heading`,
    scriptLabel: t`Script label`,
    scriptPlaceholder: t`Example in the script field`,
    titlePlaceholder: t`Example of a title`,
    titleDefault: t`Title of untitled videos`,
    placeLabel: t`Label for a place`,
    placeHint: t`Below the place`,
    placePlaceholder: t`Example of a place`,
    searchPlaceholder: t`Search box placeholder`,
  }
}
