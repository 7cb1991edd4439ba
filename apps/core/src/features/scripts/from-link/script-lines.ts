import type { SpokenLanguage, Vertical } from '@vitrine/contract'
import { type Message, type Values, msg, translate } from '@vitrine/messages'

const lines = {
  welcome: msg({ message: 'Welcome to {name}.' }),
  sleeping: msg({
    message:
      'It has {bedrooms, plural, one {# bedroom} other {# bedrooms}} and {bathrooms, plural, one {# bathroom} other {# bathrooms}}.',
  }),
  bedrooms: msg({ message: 'It has {bedrooms, plural, one {# bedroom} other {# bedrooms}}.' }),
  area: msg({ message: 'The floor area is {area}.' }),
  asked: msg({ message: 'It is offered at {price}.' }),
  viewing: msg({ message: 'Get in touch and see it for yourself.' }),
  place: msg({ message: 'You’ll find us at {place}.' }),
  duration: msg({ message: 'It takes {duration}.' }),
  dates: msg({ message: 'Dates: {dates}.' }),
  price: msg({ message: 'The price is {price}.' }),
  booking: msg({ message: 'Find out more and book on our website.' }),
} satisfies Record<string, Message>

/** What the end card of a first video asks for. */
const actions: Record<Vertical, Message> = {
  property: msg({ message: 'Arrange a viewing' }),
  tourism: msg({ message: 'Book on our website' }),
}

export type KnownFacts = Partial<
  Record<'title' | 'place' | 'price' | 'bedrooms' | 'bathrooms' | 'area' | 'dates' | 'duration', string>
>

/** Returns the sentences of a trade that frame what a page says: those before it and those after it. */
export function framingLines(vertical: Vertical, language: SpokenLanguage, facts: KnownFacts) {
  const say = (line: keyof typeof lines, values: Values = {}) => translate(language, lines[line], values)
  const { title, place, price, area, dates, duration } = facts
  const [bedrooms, bathrooms] = [Number(facts.bedrooms ?? 0), Number(facts.bathrooms ?? 0)]
  const name = vertical === 'property' ? (place ?? title) : (title ?? place)
  const opening = name ? [say('welcome', { name })] : []
  if (vertical === 'property')
    return {
      before: opening,
      after: [
        bedrooms > 0 && bathrooms > 0 && say('sleeping', { bedrooms, bathrooms }),
        bedrooms > 0 && bathrooms === 0 && say('bedrooms', { bedrooms }),
        area && say('area', { area }),
        price && say('asked', { price }),
        say('viewing'),
      ].filter((line) => typeof line === 'string'),
    }
  return {
    before: opening,
    after: [
      duration && say('duration', { duration }),
      dates && say('dates', { dates }),
      price && say('price', { price }),
      place && title && say('place', { place }),
      say('booking'),
    ].filter((line) => typeof line === 'string'),
  }
}

export function actionLine(vertical: Vertical, language: SpokenLanguage): string {
  return translate(language, actions[vertical])
}
