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
    promiseDetail: t`Text below the headline`,
    sampleLine: t`Sample line spoken on your pages`,
    createHeading: t`Heading on the create page`,
    firstVideoHint: t`Hint before the first video`,
    sampleScript: t`Sample script`,
    scriptHeading: t`Script heading`,
    scriptLead: t`Text below the script heading`,
    scriptLabel: t`Label of the script field`,
    scriptPlaceholder: t`Example in the script field`,
    titlePlaceholder: t`Example in the title field`,
    titleDefault: t`Title of untitled videos`,
    placeLabel: t`Label of the place field`,
    placeHint: t`Hint below the place field`,
    placePlaceholder: t`Example in the place field`,
    searchPlaceholder: t`Search box placeholder`,
  }
}
