import { presenters } from '@vitrine/presenter/people'

/** The stock presenters of a cast. */
export function stockOf(cast: readonly string[]) {
  return cast.flatMap((id) => {
    const found = presenters.find((presenter) => presenter.id === id)
    return found ? [{ presenterId: found.id, name: found.name, line: found.line }] : []
  })
}
