import { z } from 'zod'
import { PreviewDraft, SpokenPreview } from '../entities/speech.ts'
import { MusicMood, ScriptLanguage, VoiceId, VoiceSpeed } from '../entities/rendition.ts'
import { Estimate, SCRIPT_CHARACTERS_MAX } from '../entities/videos.ts'
import type { Table } from '../types.ts'

/** Calls that estimate the cost of a script and speak a sentence of it before a video is made. */
export const scripts = {
  'POST /api/estimate-script': {
    feature: 'scripts',
    summary: 'Returns words, minutes, credits and language of a script.',
    access: 'customer',
    limit: 'typing',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: z.object({
      script: z.string().max(SCRIPT_CHARACTERS_MAX),
      language: ScriptLanguage,
      speed: VoiceSpeed,
      /** A voice of GET /api/voices, which may cost more; the presenter's own where none is named. */
      voice: VoiceId.optional(),
      /** The person's own recording: the video then lasts as long as that. */
      voiceId: z.uuid().nullish(),
    }),
    response: Estimate,
    problems: ['upload-unknown'],
  },
  'POST /api/preview-speech': {
    feature: 'scripts',
    summary: 'Speaks up to three sentences with a presenter. Returns the audio and the data of the animated preview.',
    access: 'customer',
    limit: 'preview',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: PreviewDraft,
    response: SpokenPreview,
    problems: [
      'script-silent',
      'avatar-unknown',
      'voice-unknown',
      'voice-unavailable',
      'voice-other-language',
      'voice-missing',
      'preview-too-long',
      'busy',
      'preview-failed',
    ],
  },
  'GET /api/music/:mood': {
    feature: 'scripts',
    summary: 'Eight seconds of background music in a mood, as WAV. The name of the site decides its key and tune.',
    access: 'customer',
    limit: 'preview',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    params: z.object({ mood: MusicMood }),
    response: 'file',
    problems: ['not-found', 'busy', 'preview-failed'],
  },
} as const satisfies Table
