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

/** The draft that a script belongs to, under which its versions are kept. Without it they are kept separately. */
const scriptId = z.uuid().optional()

/** Improves or translates a script. The original text is always kept as a version. */
export const scriptTools = {
  'GET /api/script-tools': {
    feature: 'scripts',
    summary: 'Which script optimizer is in use, and whether scripts can be translated.',
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
      'Optimizes a script: shorter sentences and, with a language model, a hook and a call to action. Numbers and names stay.',
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
    summary: 'Translates a script. `Accept: text/plain` returns the translation as plain text.',
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
    summary:
      'Translates a script into several languages. A language that fails returns its problem; the others are not affected.',
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
    summary: 'The saved versions of a script, newest first.',
    access: 'customer',
    limit: 'read',
    scope: 'videos:read',
    duringImpersonation: 'allowed',
    response: z.array(ScriptVersion),
    problems: ['not-found'],
  },
} as const satisfies Table
