import { z } from 'zod'
import { SpeechServiceOverview, SpeechServiceSettings, SpeechServiceTest } from '../entities/speech-services.ts'
import { SiteVoiceSettings, SiteVoices } from '../entities/voices.ts'
import type { Table } from '../types.ts'
import { Ok } from './shapes.ts'

/** The voices that a partner offers, and their own speech server. */
export const siteVoices = {
  'GET /api/whitelabel/voices': {
    feature: 'voices',
    summary: 'All voices that this site can offer, hidden ones included, in the order in which customers see them.',
    access: 'partner',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: SiteVoices,
    problems: [],
  },
  'PUT /api/whitelabel/voices': {
    feature: 'voices',
    summary:
      'Changes which voices customers see, their order and prices, and the voices of presenters. Ordered videos keep theirs.',
    access: 'partner-editor',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: SiteVoiceSettings,
    response: SiteVoices,
    problems: ['voice-unknown'],
  },
  'GET /api/whitelabel/speech-service': {
    feature: 'voices',
    summary: 'The speech service of this site, without its key, and the characters spoken this month.',
    access: 'partner',
    limit: 'read',
    scope: null,
    duringImpersonation: 'allowed',
    response: SpeechServiceOverview,
    problems: [],
  },
  'PUT /api/whitelabel/speech-service': {
    feature: 'voices',
    summary: 'Connects or changes a speech service, whose voices customers can then choose.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    body: SpeechServiceSettings,
    response: SpeechServiceOverview,
    problems: [],
  },
  'DELETE /api/whitelabel/speech-service': {
    feature: 'voices',
    summary: 'Disconnects the speech service. Videos that wait for its voices fail and cost nothing.',
    access: 'partner-owner',
    limit: 'change',
    scope: null,
    duringImpersonation: 'refused',
    response: Ok,
    problems: ['not-found'],
  },
  'POST /api/whitelabel/speech-service/test': {
    feature: 'voices',
    summary: 'Speaks a short sentence with a voice of the connected service. Returns the time it took, or the error.',
    access: 'partner-owner',
    limit: 'tools',
    scope: null,
    duringImpersonation: 'refused',
    body: z.object({ voice: z.string().max(60) }),
    response: SpeechServiceTest,
    problems: ['not-found'],
  },
} as const satisfies Table
