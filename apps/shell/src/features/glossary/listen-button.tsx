import { useLingui } from '@lingui/react/macro'
import type { SpokenLanguage } from '@vitrine/contract'
import { Square, Volume2 } from '#icons'
import { isolated } from '../../lib/i18n/isolated.ts'
import { firstSpokenLanguage } from '../../lib/i18n/language-name.ts'
import { BrandFrameSpinner } from '../../ui/brand/brand-frame-spinner.tsx'
import { IconButton } from '../../ui/controls/button.tsx'
import type { Listen } from './use-listen.ts'

interface ListenButtonProps {
  /** Distinguishes the terms of a list. */
  id: string
  term: string
  spoken: string
  /** Terms for all languages are heard in that of the page. */
  language: SpokenLanguage | null
  listen: Listen
}

/** Speaks a term as videos will say it. */
export function ListenButton({ id, term, spoken, language, listen }: ListenButtonProps) {
  const { t } = useLingui()
  const name = isolated(term)
  if (listen.said === id)
    return (
      <IconButton label={t`Stop ${name}`} aria-busy={listen.isLoading} onClick={listen.stop}>
        {listen.isLoading ? <BrandFrameSpinner /> : <Square size={18} aria-hidden="true" />}
      </IconButton>
    )
  return (
    <IconButton
      label={t`Listen to ${name}`}
      disabled={term.trim() === ''}
      onClick={() => listen.play(id, { term, spoken, language: language ?? firstSpokenLanguage() })}
    >
      <Volume2 size={18} aria-hidden="true" />
    </IconButton>
  )
}
