import { t } from '@lingui/core/macro'
import { type Avatar, languages } from '@vitrine/contract'
import { type OutfitKind, type Presenter, presenterById } from '@vitrine/presenter/people'
import { languageName, spokenLanguages } from '../../lib/i18n/language-name.ts'
import { lineOf } from './line-of.ts'

/** Returns the searchable text of a presenter: name, purpose, look, languages. */
export function searchWordsOf(avatar: Avatar): string {
  const drawn = drawnAs(avatar)
  return [avatar.name, lineOf(avatar), ...(drawn ? looksOf(drawn) : []), ...spoken()].join(' ')
}

/** The drawing of a stock presenter; a twin looks like the person. */
export function drawnAs({ type, presenterId }: Avatar): Presenter | undefined {
  return type === 'stock' ? presenterById(presenterId) : undefined
}

function looksOf({ outfit, glasses, bearded, hairStyle, grey, streaks, age }: Presenter): string[] {
  return [
    outfitText(outfit.kind),
    glasses ? t`glasses` : '',
    bearded ? t`beard` : '',
    hairStyle === 'headscarf' ? t`headscarf` : '',
    hairStyle === 'curls' ? t`curls` : '',
    hairStyle === 'long' || hairStyle === 'wavy' ? t`long hair` : '',
    (grey ?? streaks) ? t`gray hair` : '',
    age < 30 ? t({ message: 'young', comment: 'A word people search presenters with' }) : '',
    age >= 50 ? t({ message: 'older, experienced', comment: 'Words people search presenters with' }) : '',
  ]
}

function outfitText(kind: OutfitKind): string {
  const texts: Record<OutfitKind, string> = {
    blazer: t`blazer`,
    jacket: t`jacket`,
    linen: t`linen shirt`,
    overshirt: t`overshirt`,
    suit: t`suit`,
    tunic: t`tunic`,
    zip: t`pullover`,
  }
  return texts[kind]
}

/** Everybody speaks every language, which is called by the name the page has for it or by its own. */
function spoken(): string[] {
  return [...spokenLanguages.map(languageName), ...languages.map(({ name }) => name)]
}
