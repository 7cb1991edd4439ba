import { plural, t } from '@lingui/core/macro'
import type { Voice } from '@vitrine/contract'
import { ApiError } from '@vitrine/contract/client'

/** The name of a voice; that of the presenter is in the language of the page. */
export function nameOf({ kind, name }: Pick<Voice, 'kind' | 'name'>): string {
  return kind === 'built-in' ? t`Presenter’s voice` : name
}

/** Describes a voice in a few words: gender and style. */
export function describe({ kind, gender, style }: Pick<Voice, 'gender' | 'kind' | 'style'>): string {
  if (kind === 'built-in') return t`Clear and quick to create`
  if (kind === 'remote') return [...(gender ? [genderText(gender)] : []), t`Online voice`].join(' · ')
  const styles = style?.split(', ').map((word) => styleTexts()[word] ?? word) ?? []
  return [...(gender ? [genderText(gender)] : []), ...styles].join(' · ')
}

/** Returns the price of a voice per minute; undefined for a free one. */
export function priceText({ creditsPerMinute }: Pick<Voice, 'creditsPerMinute'>): string | undefined {
  if (creditsPerMinute === 0) return undefined
  return t`+${plural(creditsPerMinute, { one: '# credit', other: '# credits' })} per minute`
}

function genderText(gender: 'female' | 'male'): string {
  return gender === 'female' ? t({ message: 'Female', comment: 'A voice' }) : t({ message: 'Male', comment: 'A voice' })
}

/** The words in which the catalog of the server describes voices. */
function styleTexts(): Record<string, string> {
  return {
    American: t({ message: 'American', comment: 'Accent of a voice' }),
    British: t({ message: 'British', comment: 'Accent of a voice' }),
    Mandarin: t({ message: 'Mandarin', comment: 'Accent of a voice' }),
    Spain: t({ message: 'Spain', comment: 'Accent of a voice' }),
    neutral: t({ message: 'neutral', comment: 'Style of a voice' }),
    simple: t({ message: 'basic', comment: 'Style of a voice: of modest quality' }),
    warm: t({ message: 'warm', comment: 'Style of a voice' }),
  }
}

/** Why a voice cannot be chosen. */
export function unavailableText(fault: NonNullable<Voice['fault']>): string {
  return fault === 'not-installed' ? t`No longer available on this site` : t`Not available right now`
}

/** Why a sample was not heard, and what to do about it. */
export function sampleFaultText(fault: unknown): string {
  if (fault instanceof ApiError) return fault.text
  return t`The sample didn’t load. Check your connection and try again.`
}
