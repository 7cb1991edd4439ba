import { t } from '@lingui/core/macro'
import type { Vertical } from '@vitrine/contract'
import type { FactName } from './wizard.ts'

export interface FactField {
  name: FactName
  label: string
  example: string
  /** Counted facts are numbers from 0 to 99; the others are free text of at most this many characters. */
  charactersMax: number | 'count'
}

/** The facts a video of that trade can show. */
export function factFieldsOf(vertical: Vertical): readonly FactField[] {
  return vertical === 'property' ? propertyFields() : tourismFields()
}

function propertyFields(): FactField[] {
  return [
    { name: 'price', label: t`Price`, example: t`$685,000`, charactersMax: 40 },
    { name: 'bedrooms', label: t`Bedrooms`, example: '3', charactersMax: 'count' },
    { name: 'bathrooms', label: t`Bathrooms`, example: '1.5', charactersMax: 'count' },
    {
      name: 'area',
      label: t`Floor area`,
      example: t`1,850 sq ft`,
      charactersMax: 40,
    },
  ]
}

function tourismFields(): FactField[] {
  return [
    { name: 'dates', label: t`Dates`, example: t`Daily, April to October`, charactersMax: 60 },
    { name: 'duration', label: t`Duration`, example: t`2 hours`, charactersMax: 60 },
    { name: 'price', label: t`Price`, example: t`$25 per person`, charactersMax: 40 },
  ]
}
