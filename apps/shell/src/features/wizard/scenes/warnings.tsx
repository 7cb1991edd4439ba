import { t } from '@lingui/core/macro'
import type { DraftStoryboard, StoryboardWarning } from '@vitrine/contract'
import { formatCount } from '../../../lib/i18n/format.ts'
import { isolated } from '../../../lib/i18n/isolated.ts'
import { Note } from '../../../ui/feedback/note.tsx'

/** Codes of what could be better; all others name something that will be missing or wrong. */
const ADVICE = new Set<StoryboardWarning['code']>(['long-video', 'no-photos'])

/** Lists warnings and advice about the storyboard before the video is made. */
export function Warnings({ storyboard }: { storyboard: DraftStoryboard }) {
  const textsOf = (isAdvice: boolean) => {
    const found = storyboard.warnings.filter(({ code }) => ADVICE.has(code) === isAdvice)
    return [...new Set(found.flatMap((warning) => textOf(warning, storyboard) ?? []))]
  }
  return (
    <>
      <Texts tone="warn" texts={textsOf(false)} />
      <Texts tone="info" texts={textsOf(true)} />
    </>
  )
}

function Texts({ tone, texts }: { tone: 'info' | 'warn'; texts: string[] }) {
  if (texts.length === 0) return null
  return (
    <Note tone={tone}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Note>
  )
}

/** Undefined for what a person sees by themselves. */
function textOf({ code, scene, subject, text }: StoryboardWarning, { photos }: DraftStoryboard): string | undefined {
  const name = isolated(subject ?? '')
  switch (code) {
    case 'photo-missing':
      return t`A photo you placed was removed from this draft. Its scene is automatic again.`
    case 'photo-unused': {
      const number = formatCount(photos.findIndex(({ id }) => id === subject) + 1)
      return t`There’s no room for photo ${number}. Add it to a scene, or write a longer script.`
    }
    case 'edit-unplaced':
      return t`You changed the scene “${name}”, but the script no longer has that sentence.`
    case 'price-not-in-facts':
      return t`The script says ${name}, which differs from the price in your facts.`
    case 'long-video':
      return t`Most viewers leave before the end of videos longer than three minutes.`
    case 'no-photos':
      return t`Two photos would make this video livelier. Add them under Content.`
    case 'text-too-long': {
      const number = formatCount((scene ?? 0) + 1)
      const [characters, fit] = [formatCount(text?.characters ?? 0), formatCount(text?.fit ?? 0)]
      return text?.fit === 0
        ? t`Scene ${number}: the text of ${characters} characters doesn’t fit, so it isn’t shown. Shorten it.`
        : t`Scene ${number}: the text has ${characters} characters, but only ${fit} fit. Shorten it.`
    }
  }
}
