import type { Vertical } from '@vitrine/contract'
import type { FactName } from './wizard.ts'

export interface FactField {
  name: FactName
  label: string
  example: string
  /** Counted facts are numbers from 0 to 99; the others are free text of at most this many characters. */
  charactersMax: number | 'count'
}

const price: FactField = { name: 'price', label: 'Price', example: '$685,000', charactersMax: 40 }

/** The facts a video of each trade can show. */
export const factFields: Record<Vertical, readonly FactField[]> = {
  property: [
    price,
    { name: 'bedrooms', label: 'Bedrooms', example: '3', charactersMax: 'count' },
    { name: 'bathrooms', label: 'Bathrooms', example: '1.5', charactersMax: 'count' },
    { name: 'area', label: 'Area', example: '1,850 sq ft', charactersMax: 40 },
  ],
  tourism: [
    { name: 'dates', label: 'Dates', example: 'Daily, April to October', charactersMax: 60 },
    { name: 'duration', label: 'Duration', example: '2 hours', charactersMax: 60 },
    { ...price, example: '$25 per person' },
  ],
}
