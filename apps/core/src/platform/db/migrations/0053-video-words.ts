import type { Kysely } from 'kysely'
import { protect, run } from './statements.ts'

/** Longer words are told apart by their beginnings. */
const WORD_CHARACTERS_MAX = 40

/** Kana and Han: written without spaces, so a word may begin at any character. */
const UNSPACED = String.raw`\u3040-\u30ff\u3400-\u9fff`
/** Accents, vowel signs and lengthened letters that people leave out, and marks that nobody sees. */
const LEFT_OUT = String.raw`\u0300-\u036f\u0640\u064b-\u065f\u0670\u200d\u200e\u200f\u2066-\u2069`
/** Spaces, punctuation and signs, by their codes: what counts as a letter differs between databases. */
const BETWEEN =
  String.raw`\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u066a-\u066d\u06d4` +
  String.raw`\u0964\u0965\u2000-\u206f\u2190-\u2bff\u3000-\u303f`

/**
 * What a video is found by: the beginning of each word, and in what has no spaces from each character on. Not a function of its own,
 * which the database would plan anew for every row.
 */
const startsIn = (row: string) => `select distinct ${row}.tenant_id, ${row}.id, ${row}.user_id,
  left(substr(word, place), ${WORD_CHARACTERS_MAX})
  from words_in(${row}.title || ' ' || coalesce(${row}.property_address, '')) as word
  cross join generate_series(1, case when word ~ '[${UNSPACED}]' then char_length(word) else 1 end) as place`

/**
 * The words by which videos are found. Row-level security lets no index of trigrams answer, since its operators might tell what
 * they saw; beginnings of words in a table are asked for by plain comparison, which the planner trusts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(
    db,
    // A text as words without case and accents, digits as 0 to 9; letters that keyboards write in two ways are one.
    `create function words_in(given text) returns setof text language sql immutable parallel safe as $body$
      select word from regexp_split_to_table(
        regexp_replace(
          translate(
            lower(replace(regexp_replace(normalize(given, nfkd), '[${LEFT_OUT}]', '', 'g'), 'ß', 'ss')),
            'łøđıكيىةە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९',
            'lodiکییهه012345678901234567890123456789'
          ),
          '([${UNSPACED}]+)', ' \\1 ', 'g'
        ),
        '[${BETWEEN}]+'
      ) as word where word <> ''
    $body$`,
    `create table video_word (
      tenant_id uuid not null,
      video_id uuid not null,
      user_id uuid not null,
      word text collate "C" not null,
      primary key (tenant_id, video_id, word),
      foreign key (tenant_id, video_id) references video (tenant_id, id) on delete cascade
    )`,
    `create index video_word_of_user on video_word (tenant_id, user_id, word, video_id)`,
  )
  await protect(db, 'video_word')
  await run(
    db,
    // Kept by the database, so that no way to change a video can forget it.
    `create function note_video_words() returns trigger language plpgsql as $body$
    begin
      if tg_op = 'UPDATE' then
        delete from video_word where tenant_id = new.tenant_id and video_id = new.id;
      end if;
      insert into video_word (tenant_id, video_id, user_id, word)
        ${startsIn('new')};
      return null;
    end
    $body$`,
    `create trigger video_words_of_new after insert on video for each row execute function note_video_words()`,
    `create trigger video_words_of_changed after update of title, property_address on video
      for each row when (old.title is distinct from new.title or old.property_address is distinct from new.property_address)
      execute function note_video_words()`,
    'set local role system',
    `insert into video_word (tenant_id, video_id, user_id, word)
      select words.* from video cross join lateral (${startsIn('video')}) as words`,
    'reset role',
  )
}
