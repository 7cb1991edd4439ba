import { z } from 'zod'
import { SpokenLanguage, VoiceId } from '../entities/rendition.ts'
import { Voice } from '../entities/voices.ts'
import type { Table } from '../types.ts'
import { Ok } from './shapes.ts'

const VoiceParams = z.object({ voice: VoiceId })

/** The voices that people choose for their videos. */
export const voices = {
  'GET /api/voices': {
    feature: 'voices',
    summary: 'The available voices, in all languages or one, the person’s favorites first.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    query: z.object({ language: SpokenLanguage.optional() }),
    response: z.array(Voice),
    problems: [],
  },
  'GET /api/voices/:voice/sample': {
    feature: 'scripts',
    summary:
      'A sentence in a language, spoken by a voice, as WAV. The presenter determines how the built-in voice sounds.',
    access: 'customer',
    limit: 'preview',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    params: VoiceParams,
    query: z.object({ language: SpokenLanguage, avatarId: z.string().max(60).optional() }),
    response: 'file',
    problems: [
      'avatar-unknown',
      'voice-unknown',
      'voice-unavailable',
      'voice-other-language',
      'voice-missing',
      'busy',
      'preview-failed',
    ],
  },
  'PUT /api/voices/:voice/favourite': {
    feature: 'voices',
    summary: 'Marks a voice as a favorite, which is listed first.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    params: VoiceParams,
    response: Ok,
    problems: ['voice-unknown'],
  },
  'DELETE /api/voices/:voice/favourite': {
    feature: 'voices',
    summary: 'Removes a voice from the favorites.',
    access: 'customer',
    limit: 'change',
    scope: 'videos:write',
    duringImpersonation: 'refused',
    params: VoiceParams,
    response: Ok,
    problems: [],
  },
} as const satisfies Table
