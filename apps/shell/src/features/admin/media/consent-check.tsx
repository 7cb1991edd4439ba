import { t } from '@lingui/core/macro'
import type { AdminAvatarDetails } from '@vitrine/contract'
import { formatCount, formatMoment } from '../../../lib/i18n/format.ts'
import { FactList } from '../../../ui/data/fact-list.tsx'

type Check = NonNullable<NonNullable<AdminAvatarDetails['consent']>['check']>

/** The result of the automatic consent check as text. */
export function ConsentCheck({ check }: { check: Check }) {
  return (
    <FactList
      facts={[
        [t`Automatic check`, formatMoment(check.at)],
        [t`Words`, wordsOf(check)],
        [t`Face`, faceOf(check)],
        ...(check.doLipsMove === null ? [] : [[t`Lips`, lipsOf(check.doLipsMove)] as [string, string]]),
      ]}
    />
  )
}

function wordsOf({ heard, digits }: Check): string {
  const [count, all] = [formatCount(digits ?? 0), formatCount(6)]
  switch (heard) {
    case 'right':
      return t`The sentence was heard, with ${count} of ${all} digits of the code`
    case 'unsure':
      return t`Unclear: ${count} of ${all} digits of the code recognized`
    case 'silent':
      return t`Nothing can be heard`
    case 'sentence':
      return t`Wrong sentence or different language`
    case 'code':
      return t`Different code: ${count} of ${all} digits match`
    case null:
      return t`Not checked`
  }
}

function faceOf({ face, faceDistance }: Check): string {
  const distance = formatCount(Math.round(100 * (faceDistance ?? 0)))
  switch (face) {
    case 'same':
      return t`Same face as in the recordings (difference ${distance} out of 100)`
    case 'unsure':
      return t`Possibly a different face (difference ${distance} out of 100)`
    case 'other':
      return t`Different face (difference ${distance} out of 100)`
    case 'none':
      return t`Not every recording shows a face`
    case null:
      return t`Not checked`
  }
}

const lipsOf = (doMove: boolean) => (doMove ? t`Moving` : t`Not moving: this may be a photo`)
