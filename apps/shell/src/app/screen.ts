import { type ComponentType, lazy } from 'react'
import { worded } from '../lib/i18n/worded.ts'
import { type Place, loadWords } from '../lib/i18n/messages.ts'

/** Returns a lazy component that loads together with the messages of its catalogs. Name every catalog whose texts it shows. */
export function screen<Props extends object>(
  places: Place | readonly Place[],
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const needed = [places].flat()
    const [Screen] = await Promise.all([load(), ...needed.map((place) => loadWords(place))])
    return { default: import.meta.env.SSR ? worded(Screen, needed) : Screen }
  })
}
