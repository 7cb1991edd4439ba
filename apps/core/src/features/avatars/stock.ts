import type { Vertical } from '@vitrine/contract'
import { type PresenterId, presenters } from '@vitrine/presenter/people'

/** Subjects that each presenter suits, by trade, in English. The shell translates them. */
const suits: Record<PresenterId, Record<Vertical, string>> = {
  maya: { tourism: 'Resorts and beach', property: 'Villas and vacation homes' },
  daniel: { tourism: 'City tours and business travel', property: 'City listings' },
  leila: { tourism: 'Culture and heritage', property: 'Historic homes' },
  wei: { tourism: 'Museums and city walks', property: 'Condos and new builds' },
  sofia: { tourism: 'Family vacations', property: 'Family homes' },
  tom: { tourism: 'Countryside and walks', property: 'Country houses' },
  amina: { tourism: 'Hotels and hospitality', property: 'Apartments and rentals' },
  kai: { tourism: 'Adventure and eco', property: 'Starter homes' },
}

/** The stock presenters of a cast, for sites of a trade. */
export function stockOf(cast: readonly string[], vertical: Vertical) {
  return cast.flatMap((id) => {
    const found = presenters.find((presenter) => presenter.id === id)
    return found ? [{ presenterId: found.id, name: found.name, line: suits[found.id][vertical] }] : []
  })
}
