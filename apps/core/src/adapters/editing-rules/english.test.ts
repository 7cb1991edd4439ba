import { expect, it } from 'vitest'
import { tasks } from './improve.ts'

const improve = (script: string) => tasks.improve.run({ script, language: 'en', terms: [] })

it.each([
  'Take the tram to the old gate, which is next to the harbour café, or walk along the sea wall to the last pier.',
  'Take the tram to the old gate, which is next to the harbour café, and walk along the sea wall to the last pier of the town.',
  'The three towers of the old town stand on the hill above the harbour and the market, which are open from nine to six all year.',
  'You see the gate of the old town, the tower of the church with its three bells, the fish market by the harbour, and the mill.',
  'If you turn left at the old gate by the harbour café, and you see the white tower on the hill, you have gone too far.',
  'The guide says that the gate by the harbour was built by pirates in a single winter, and it is the oldest of the town.',
  'Add a second night at the harbour house in the old town before the end of May, and you get the third night for free.',
  'A short walk past the market and the old mill on the hill behind the church of the harbour, and you are at the sea.',
  'The tower on the hill above the harbour and the old town, and you can see it from every room of the villa, is white.',
  'Not only is the villa on the hill above the old harbour large and bright, but it is also the quietest of the whole street.',
  'The house is not on the long beach below the old town and the harbour with its cafés and its boats, but on the hill.',
  'The owner wrote “the house is on the hill above the old harbour and the market, and you can hear the bells at night”.',
  'Did you know the tower on the hill above the old harbour was once a prison for pirates, and you can sleep there today?',
  'The price has four parts: the guide and the boat; the lunch at the mill; the ticket for the tower; the tram to the old gate.',
])('does not split a sentence without parallel clauses: %s', (script) => {
  expect(improve(script)).toBe(script)
})

it('shortens a relative clause within its sentence', () => {
  const rest = 'next to the harbour café, or walk along the sea wall to the last pier of the town.'

  expect(improve(`Take the tram to the old gate, which is located ${rest}`)).toBe(
    `Take the tram to the old gate, which is ${rest}`,
  )
})

it.each([
  'From the terrace you can see the whole bay.',
  'If you can hear the bells, turn left.',
  'The tower, where guests can visit the museum, opens at nine.',
  'This is a place you can visit with children.',
  'You can taste the wine but cannot buy it.',
  'You can see the bay, can’t you?',
  'Before you can book on our website, ask for a code.',
  'You can visit the tower, but not the cellar.',
])('keeps “you can” where an imperative would not work: %s', (script) => {
  expect(improve(script)).toBe(script)
})

it.each([
  'The villa has been renovated.',
  'The house has to be sold this year.',
  'The hotel offers are listed below.',
  'If there is a storm, the walk is cancelled.',
  'Guests may not smoke in the rooms.',
  'Hotel guests can park for free, visitors can park for five euros.',
  'Buyers do not hesitate to pay for this view.',
])('does not turn facts, or what others do, into an offer to the listener: %s', (script) => {
  expect(improve(script)).toBe(script)
})

it.each([
  'The pool is not very deep and not really heated.',
  'Very few houses have a garden.',
  'It is the very first house on the street.',
  'The harbour has quite a few cafés.',
  'Nothing here is very quiet.',
  'If it is very quiet, you hear the sea.',
  'Do you really want to leave?',
  'The house is not actually for sale.',
])('keeps an intensifier that matters: %s', (script) => {
  expect(improve(script)).toBe(script)
})

it.each([
  'Three apartments with a total of six bedrooms share the garden.',
  'Our chef cooks as well as your grandmother.',
  'The villa, as well as the pool, is new.',
  'A wide range of equipment is in the shed.',
  'There is a large number of rooms.',
  'What a large number of boats!',
  'A large number of our guests come back.',
  'You have everything you need in order to cook.',
  'We can help in order to make you feel at home.',
  'The house is in order to the last detail.',
  'Put the chairs in order to leave the room free.',
  'The charm of the town is due to the fact that it has no cars.',
  'The boat is located by radio.',
  'Next year you will be able to swim here.',
  'I would like to show you the cellar, but it is locked.',
  'What I would like to show you is the garden.',
  'In this video I will show you the house, and in the next one the garden.',
  'The owner says: “In order to hear the sea, you are able to open every window.”',
  'We read "prior to the sale" on the sign.',
  'We saw the film In Order to Live.',
])('keeps a phrase that is not the wordy one, or is quoted: %s', (script) => {
  expect(improve(script)).toBe(script)
})

it.each([
  ['In order to hear the sea, open the window.', 'To hear the sea, open the window.'],
  ['Come early in order to get a seat.', 'Come early to get a seat.'],
  ['You can see the bay.', 'See the bay.'],
  ['Welcome! You can hear the sea from every room.', 'Welcome! Hear the sea from every room.'],
  ['You can book on our website.', 'Book on our website.'],
  ['The tower is located in the old town.', 'The tower is in the old town.'],
  ['We close in May due to the fact that it rains.', 'We close in May because it rains.'],
  ['Prior to 1900 this was a mill.', 'Before 1900 this was a mill.'],
  ['At this point in time the king had no army.', 'At this point the king had no army.'],
  ['From here you are able to walk to the sea.', 'From here you can walk to the sea.'],
  ['The street has a large number of cafés.', 'The street has many cafés.'],
  ['If anything is unclear, please do not hesitate to call us.', 'If anything is unclear, please call us.'],
  ['Don’t hesitate to ask.', 'Ask.'],
  ['It is very quiet here at night.', 'It is quiet here at night.'],
  ['In today’s video, I am going to show you the old harbour.', 'I am going to show you the old harbour.'],
])('shortens %s', (script, shorter) => {
  expect(improve(script)).toBe(shorter)
  expect(improve(shorter)).toBe(shorter)
})

it.each([
  [
    'The house has three bedrooms on two floors, a garden and a heated pool, and you can see the bay from the roof.',
    'The house has three bedrooms on two floors, a garden and a heated pool. See the bay from the roof.',
  ],
  [
    'The villa is on the hill above the old harbour, and it has a garden with lemon trees, but there is no pool on the property.',
    'The villa is on the hill above the old harbour. It has a garden with lemon trees. But there is no pool on the property.',
  ],
  [
    'Our walk starts at the old gate next to the harbour café at 9:30 in the morning; it is free for children.',
    'Our walk starts at the old gate next to the harbour café at 9:30 in the morning. It is free for children.',
  ],
])('splits a long chain of main clauses at every joint: %s', (script, split) => {
  expect(improve(script)).toBe(split)
  expect(improve(split)).toBe(split)
})
