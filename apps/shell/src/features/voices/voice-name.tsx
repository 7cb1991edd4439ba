import { Trans } from '@lingui/react/macro'
import type { SpokenLanguage } from '@vitrine/contract'
import { useVoices } from './queries.ts'
import { nameOf } from './voice-texts.ts'

/** The name of a chosen voice, once it is known. */
export function VoiceName({ id, language }: { id: string; language: SpokenLanguage }) {
  const voice = useVoices(language).data?.find((one) => one.id === id)
  if (!voice) return null
  return (
    <Trans>
      Voice: <bdi>{nameOf(voice)}</bdi>
    </Trans>
  )
}
