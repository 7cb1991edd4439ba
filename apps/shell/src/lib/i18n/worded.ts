import { type Messages, i18n } from '@lingui/core'
import { type ComponentType, createElement } from 'react'
import type { Place } from './messages.ts'

/**
 * The messages of the language that is being rendered, by catalog. Used on the server, which renders several languages in one
 * process.
 */
export const renderedWords = new Map<Place, Messages>()

/**
 * Returns the screen with its messages added before each render. Needed on the server only: a browser loads them once, with the
 * screen.
 */
export function worded<Props extends object>(
  Screen: ComponentType<Props>,
  places: readonly Place[],
): ComponentType<Props> {
  return function Worded(props: Props) {
    for (const place of places) Object.assign(i18n.messages, renderedWords.get(place))
    return createElement(Screen, props)
  }
}
