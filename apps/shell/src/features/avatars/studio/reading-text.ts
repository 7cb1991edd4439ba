import { useLingui } from '@lingui/react/macro'

/** Returns the text to read in the speaking take, about one minute. It repeats until the take is long enough. */
export function useReadingText(): string {
  const { t } = useLingui()
  return t`Good morning, and welcome. I am glad that you are here. Today I would like to show you a place that I know \
well. The streets are quiet early in the day, and the light is soft and warm. Five small shops open at eight, \
and the first guests come for bread and coffee. Would you like to walk a little? We go past the old bridge, \
up the hill, and through the garden. Many people ask me what I like best. I think it is the view from the \
top, when the wind is calm and you can see for miles. Take your time, look around, and ask whatever you want \
to know. I will be happy to help. Thank you for watching, and see you very soon.`
}
