import { GLOSSARY_ENTRIES_MAX } from '../limits/glossary-limits.ts'

/** Problems of glossaries. */
export const glossaryProblems = {
  'glossary-full': {
    status: 409,
    message: 'This glossary has {count, number} terms, which is the limit. Delete one to add another.',
    values: { count: GLOSSARY_ENTRIES_MAX },
  },
  'glossary-term-taken': {
    status: 409,
    message: 'This term is already in the glossary. Edit that entry, or choose another language.',
  },
} as const
