import { z } from 'zod'
import { Newsletter, NewsletterReach } from '../entities/newsletters.ts'
import type { Table } from '../types.ts'
import { Paging, pageOf } from './paging.ts'

const Id = z.object({ id: z.uuid() })

const Written = z.object({
  subject: z
    .string()
    .trim()
    .max(150, 'Keep the subject under 150 characters.')
    .regex(/^\P{Cc}*$/u, 'Write the subject on one line.'),
  text: z.string().trim().max(20_000, 'Keep the newsletter under 20000 characters.'),
})

/** What a partner writes to those of its customers who asked for it. */
export const newsletters = {
  'GET /api/whitelabel/newsletters': {
    feature: 'whitelabel',
    summary: 'The newsletters of this site, newest first, with what became of each.',
    access: 'partner-admin',
    limit: 'read',
    query: Paging,
    response: pageOf(Newsletter),
    problems: [],
  },
  'GET /api/whitelabel/newsletters/reach': {
    feature: 'whitelabel',
    summary: 'How many customers agreed to newsletters, and how many mails may leave within 24 hours.',
    access: 'partner-admin',
    limit: 'read',
    response: NewsletterReach,
    problems: [],
  },
  'POST /api/whitelabel/newsletters': {
    feature: 'whitelabel',
    summary: 'Begins a newsletter. Nothing is sent.',
    access: 'partner-admin',
    limit: 'act',
    body: Written,
    response: Newsletter,
    status: 201,
    problems: ['newsletters-full'],
  },
  'GET /api/whitelabel/newsletters/:id': {
    feature: 'whitelabel',
    summary: 'One newsletter.',
    access: 'partner-admin',
    limit: 'read',
    params: Id,
    response: Newsletter,
    problems: ['not-found'],
  },
  'PUT /api/whitelabel/newsletters/:id': {
    feature: 'whitelabel',
    summary: 'Writes a draft anew.',
    access: 'partner-admin',
    limit: 'typing',
    params: Id,
    body: Written,
    response: Newsletter,
    problems: ['not-found', 'newsletter-sent'],
  },
  'DELETE /api/whitelabel/newsletters/:id': {
    feature: 'whitelabel',
    summary: 'Throws a draft away.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    response: z.object({ ok: z.boolean() }),
    problems: ['not-found', 'newsletter-sent'],
  },
  'GET /api/whitelabel/newsletters/:id/preview': {
    feature: 'whitelabel',
    summary: 'The mail as its receivers see it, in the language of the asking browser.',
    access: 'partner-admin',
    limit: 'typing',
    params: Id,
    response: 'page',
    problems: ['not-found'],
  },
  'POST /api/whitelabel/newsletters/:id/test': {
    feature: 'whitelabel',
    summary: 'Sends it to the asking person alone, whatever they agreed to.',
    access: 'partner-admin',
    limit: 'costly',
    params: Id,
    response: z.object({ to: z.string() }),
    problems: ['not-found', 'newsletter-empty', 'newsletter-no-address'],
  },
  'POST /api/whitelabel/newsletters/:id/send': {
    feature: 'whitelabel',
    summary: 'Sends it to everybody who agreed, a few at a time. Nobody gets it twice.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    response: Newsletter,
    problems: ['not-found', 'newsletter-sent', 'newsletter-empty', 'newsletter-nobody', 'newsletter-beyond-plan'],
  },
  'POST /api/whitelabel/newsletters/:id/send-again': {
    feature: 'whitelabel',
    summary: 'Sends it once more to those whose mail failed. Where none failed, nothing happens.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    response: Newsletter,
    problems: ['not-found'],
  },
  'POST /api/whitelabel/newsletters/:id/cancel': {
    feature: 'whitelabel',
    summary: 'Writes to nobody else. Mails that left stay so.',
    access: 'partner-admin',
    limit: 'act',
    params: Id,
    response: Newsletter,
    problems: ['not-found'],
  },
} as const satisfies Table
