import { type Messages, i18n } from '@lingui/core'
import { type ComponentType, createElement } from 'react'
import type { Place } from './messages.ts'

/** The words of the language that is being rendered, by place. Only the core has more than one page in a process. */
export const renderedWords = new Map<Place, Messages>()

/** The screen with the words of its places at hand whenever it is rendered: a browser loads them with it, and once. */
export function worded<Props extends object>(
  Screen: ComponentType<Props>,
  places: readonly Place[],
): ComponentType<Props> {
  return function Worded(props: Props) {
    for (const place of places) Object.assign(i18n.messages, renderedWords.get(place))
    return createElement(Screen, props)
  }
}
