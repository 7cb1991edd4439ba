import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx'
import { coreWord } from './labels.ts'

const tones: Record<string, BadgeTone> = { ready: 'ok', completed: 'ok', processing: 'run', failed: 'bad' }

/** The state of a video or presenter. */
export function CoreBadge({ word }: { word: string }) {
  return <Badge tone={tones[word] ?? 'neutral'}>{coreWord(word)}</Badge>
}
