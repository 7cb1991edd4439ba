import { type Sentence, sentence } from '@vitrine/contract'

/** The limit that was exceeded. */
export type Excess = 'requests' | 'failed tries'

/** Returns the message with the waiting time: in seconds, or in minutes from one minute on. */
export function tooManySentence(excess: Excess, seconds: number): Sentence {
  const minutes = Math.ceil(seconds / 60)
  if (excess === 'requests')
    return seconds < 60
      ? sentence('Too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}.', { seconds })
      : sentence('Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}.', { minutes })
  return seconds < 60
    ? sentence('Too many failed attempts. Try again in {seconds, plural, one {# second} other {# seconds}}.', {
        seconds,
      })
    : sentence('Too many failed attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.', {
        minutes,
      })
}
