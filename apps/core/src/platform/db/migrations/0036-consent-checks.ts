import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** The recording of a consent is listened to, and its face compared. Of the comparison only the distance is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    `alter table twin_consent
       add column checked_at timestamptz,
       add column heard text check (heard in ('right', 'unsure', 'silent', 'sentence', 'code')),
       add column dissimilarity real,
       add column digits_heard integer,
       add column face_distance real,
       add column lips_move boolean`,
    `comment on column twin_consent.checked_at is 'When its recording was checked. Null for those of the time before there was a check.'`,
    `comment on column twin_consent.heard is 'Whether the words are right, or what is wrong. Null where they were not compared.'`,
    `comment on column twin_consent.dissimilarity is 'Of the words from the text: 0 identical, 1 unrelated.'`,
    `comment on column twin_consent.digits_heard is 'How many of the six digits of the code were heard.'`,
    `comment on column twin_consent.face_distance is 'From the face in the other recordings: 0 identical. Null without one.'`,
    `comment on column twin_consent.lips_move is 'Whether the lips move in the recording. Null where they were not measured.'`,
  )
}
