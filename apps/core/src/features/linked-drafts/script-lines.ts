import type { ApprovedFacts, LinkedFactName, LinkedTrade, SpokenLanguage } from '@vitrine/contract'
import { type Message, type Values, msg, translate } from '@vitrine/messages'

/** A sentence of a template. It is left out where one of its facts is unknown, or where `without` is known. */
interface Line {
  message: Message
  needs: readonly LinkedFactName[]
  without?: LinkedFactName
}

interface TradeTemplate {
  /** By the first fact that is known. */
  opening: { message: Message; name: readonly LinkedFactName[] }
  /** The most important first: where the length is short, the last are left out. */
  facts: readonly Line[]
  closing: Message
  /** The call to action on the end card. */
  action: Message
}

const place: Line = { needs: ['place', 'title'], message: msg({ message: 'You’ll find us at {place}.' }) }
const price: Line = { needs: ['price'], message: msg({ message: 'The price is {price}.' }) }
const duration: Line = { needs: ['duration'], message: msg({ message: 'It takes {duration}.' }) }
const dates: Line = { needs: ['dates'], message: msg({ message: 'Dates: {dates}.' }) }
const opening: Line = { needs: ['opening'], message: msg({ message: 'Opening hours: {opening}.' }) }
const asked: Line = { needs: ['price'], message: msg({ message: 'It is offered at {price}.' }) }
const valid: Line = { needs: ['validUntil'], message: msg({ message: 'The offer is valid until {validUntil}.' }) }
const findOutMore = msg({ message: 'Find out more on our website.' })
const lookAt = msg({ message: 'Let’s take a look at {name}.' })
const bookHere = msg({ message: 'Book on our website' })

/** Sentences of each trade about a subject. A new trade is a new row. */
const templates: Record<LinkedTrade, TradeTemplate> = {
  listing: {
    opening: { name: ['place', 'title'], message: msg({ message: 'Welcome to {name}.' }) },
    facts: [
      {
        needs: ['bedrooms', 'bathrooms'],
        message: msg({
          message:
            'It has {bedrooms, plural, one {# bedroom} other {# bedrooms}} and {bathrooms, plural, one {# bathroom} other {# bathrooms}}.',
        }),
      },
      {
        needs: ['bedrooms'],
        without: 'bathrooms',
        message: msg({ message: 'It has {bedrooms, plural, one {# bedroom} other {# bedrooms}}.' }),
      },
      asked,
      { needs: ['area'], message: msg({ message: 'The floor area is {area}.' }) },
      { needs: ['yearBuilt'], message: msg({ message: 'It was built in {yearBuilt}.' }) },
    ],
    closing: msg({ message: 'Get in touch and see it for yourself.' }),
    action: msg({ message: 'Schedule a viewing' }),
  },
  hotel: {
    opening: { name: ['title', 'place'], message: msg({ message: 'Welcome to {name}.' }) },
    facts: [
      place,
      price,
      {
        needs: ['roomCount'],
        message: msg({ message: 'There {roomCount, plural, one {is # room} other {are # rooms}}.' }),
      },
      { needs: ['checkIn'], message: msg({ message: 'Check-in starts at {checkIn}.' }) },
    ],
    closing: msg({ message: 'Book your stay on our website.' }),
    action: bookHere,
  },
  tour: {
    opening: { name: ['title', 'place'], message: msg({ message: 'Join us for {name}.' }) },
    facts: [duration, dates, price, place, opening],
    closing: msg({ message: 'Find out more and book on our website.' }),
    action: bookHere,
  },
  offer: {
    opening: { name: ['title', 'place'], message: lookAt },
    facts: [asked, valid, dates, duration],
    closing: findOutMore,
    action: msg({ message: 'See the offer' }),
  },
  general: {
    opening: { name: ['title', 'place'], message: lookAt },
    facts: [price, place, opening, dates, duration],
    closing: findOutMore,
    action: msg({ message: 'Find out more' }),
  },
}

/** Returns the sentences of a trade about what is known: what a script opens with, its facts and what it closes with. */
export function tradeLines(trade: LinkedTrade, language: SpokenLanguage, facts: ApprovedFacts) {
  const { opening, facts: lines, closing } = templates[trade]
  const values = valuesOf(facts)
  const [name] = opening.name.map((one) => values[one]).filter((value) => value !== undefined)
  const known = lines.filter(({ needs, without }) => {
    return needs.every((one) => values[one] !== undefined) && (!without || values[without] === undefined)
  })
  return {
    opening: name === undefined ? [] : [translate(language, opening.message, { name })],
    facts: known.map(({ message }) => translate(language, message, values)),
    closing: translate(language, closing),
  }
}

export function actionLine(trade: LinkedTrade, language: SpokenLanguage): string {
  return translate(language, templates[trade].action)
}

const COUNTS: readonly LinkedFactName[] = ['bedrooms', 'bathrooms', 'roomCount']

/** Leaves out what is empty, and a count that is no number: no sentence can be made of it. */
function valuesOf(facts: ApprovedFacts): Values {
  const entries = Object.entries(facts) as [LinkedFactName, string][]
  const values = entries.map(([name, text]) => [name, COUNTS.includes(name) ? Number(text.trim()) : text.trim()])
  return Object.fromEntries(values.filter(([, value]) => (typeof value === 'number' ? value > 0 : value !== '')))
}
