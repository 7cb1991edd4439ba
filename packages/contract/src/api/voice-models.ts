import { z } from 'zod'
import { VoiceModel } from '../entities/voice-models.ts'
import type { Table } from '../types.ts'

const VoiceModelId = z.object({ voice: z.string().max(80) })

/** Neural voices of the installation, for its operator. */
export const voiceModels = {
  'GET /api/admin/voices': {
    feature: 'voice-models',
    summary: 'The neural voices that can be installed here, with license, size and the progress of installations.',
    access: 'operator',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: z.array(VoiceModel),
    problems: [],
  },
  'POST /api/admin/voices/:voice/install': {
    feature: 'voice-models',
    summary:
      'Starts or continues the installation of a neural voice. `isTrusted` accepts files that cannot be verified.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: VoiceModelId,
    body: z.object({ isTrusted: z.boolean().default(false) }),
    response: VoiceModel,
    status: 202,
    problems: ['not-found', 'voice-unverified', 'voice-installing'],
  },
  'DELETE /api/admin/voices/:voice': {
    feature: 'voice-models',
    summary: 'Removes a neural voice. Videos that wait for it fail and cost nothing.',
    access: 'operator',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    params: VoiceModelId,
    response: VoiceModel,
    problems: ['not-found', 'voice-installing'],
  },
} as const satisfies Table
