import { t } from '@lingui/core/macro'
import type { VoiceModel } from '@vitrine/contract'

/** Returns the caution about licence and origin that operators should know. */
export function noteText(note: NonNullable<VoiceModel['note']>): string {
  const texts: Record<NonNullable<VoiceModel['note']>, string> = {
    'research-ancestry': t`Made from a voice whose recordings are for research only. Whether that affects this voice is unclear.`,
    'simple-quality': t`Lowest quality in its family.`,
    'synthetic-origin': t`Trained on permissively licensed recordings and on speech from commercial services.`,
    'unproven-origin': t`The publisher doesn’t say where the recordings come from.`,
  }
  return texts[note]
}

/** Why an installation stopped, and what to do. */
export function faultText(fault: NonNullable<VoiceModel['fault']>): string {
  const texts: Record<NonNullable<VoiceModel['fault']>, string> = {
    busy: t`This voice is already being installed.`,
    checksum: t`A file doesn’t match what its publisher listed and was deleted. Install again.`,
    damaged: t`This voice doesn’t work on this server, so its files were deleted. Install again, or choose another voice.`,
    'disk-full': t`The disk is full. Make room, then install again to continue.`,
    'engine-missing': t`The extra “voices” isn’t installed on this server. Run: npm run extras -- add voices`,
    'incomplete-copy': t`The folder is missing a file for this voice.`,
    'no-model': t`The publisher’s server returned an unexpected file. Try again later.`,
    unreachable: t`The download was interrupted. Install again to continue.`,
    unverified: t`The files of this voice can’t be verified.`,
  }
  return texts[fault]
}
