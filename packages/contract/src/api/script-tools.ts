import { z } from 'zod'
import { ScriptLanguage, SpokenLanguage } from '../entities/rendition.ts'
import {
  BatchTranslation,
  OptimizedScript,
  ScriptTools,
  ScriptVersion,
  TargetLanguage,
  ToolScript,
  TranslatedScript,
} from '../entities/script-tools.ts'
import type { Table } from '../types.ts'

/** The draft a script belongs to, so that its versions are found again; without it they get a room of their own. */
const scriptId = z.uuid().optional()

/** What makes a script better or says it in another language. The text that came in is always kept as well. */
export const scriptTools = {
  'GET /api/script-tools': {
    feature: 'scripts',
    summary: 'What optimises scripts here, and whether they can be translated.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: ScriptTools,
    problems: [],
  },
  'POST /api/optimize-script': {
    feature: 'scripts',
    summary:
      'A script with shorter sentences; a model adds a hook and a call to action. Figures, names and the old one stay.',
    access: 'customer',
    limit: 'tools',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: z.object({ script: ToolScript, language: ScriptLanguage, scriptId }),
    response: OptimizedScript,
    problems: ['script-silent', 'not-found', 'writer-unreachable', 'writer-unusable'],
  },
  'POST /api/translate-script': {
    feature: 'scripts',
    summary: 'A script in another language. Who accepts text/plain only gets the translation as a plain string.',
    access: 'customer',
    limit: 'tools',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: z.object({ script: ToolScript, language: TargetLanguage, from: SpokenLanguage.optional(), scriptId }),
    response: z.union([TranslatedScript, z.string()]),
    problems: [
      'script-silent',
      'not-found',
      'translation-unavailable',
      'translator-unreachable',
      'translator-unusable',
    ],
  },
  'POST /api/translate-script/batch': {
    feature: 'scripts',
    summary: 'A script in several languages at once; a language that fails says why and holds up no other.',
    access: 'customer',
    limit: 'tools',
    scope: 'videos:write',
    duringImpersonation: 'allowed',
    body: z.object({
      script: ToolScript,
      languages: z.array(TargetLanguage).min(1, 'Choose at least one language.').max(5),
      from: SpokenLanguage.optional(),
    }),
    response: z.object({ translations: z.array(BatchTranslation) }),
    problems: ['script-silent', 'translation-unavailable'],
  },
  'GET /api/scripts/:id/versions': {
    feature: 'scripts',
    summary: 'The kept versions of a script, newest first.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: z.array(ScriptVersion),
    problems: ['not-found'],
  },
} as const satisfies Table
