/** Longer terms are distinguished by their beginnings. */
const TERM_CHARACTERS_MAX = 40

/** Kana and Han: written without spaces, so a term may begin at any character. */
const UNSPACED = String.raw`\u3040-\u30ff\u3400-\u9fff`
/** Accents, vowel signs and lengthened letters that people leave out, and invisible marks. */
const LEFT_OUT = String.raw`\u0300-\u036f\u0640\u064b-\u065f\u0670\u200d\u200e\u200f\u2066-\u2069`
/** Spaces, punctuation and signs, by their codes: what counts as a letter differs between databases. */
const BETWEEN =
  String.raw`\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u060c\u061b\u061f\u066a-\u066d\u06d4` +
  String.raw`\u0964\u0965\u2000-\u206f\u2190-\u2bff\u3000-\u303f`

/**
 * Finds videos by the beginning of each word, and in scripts without spaces from each character on. Row-level security lets no
 * trigram index answer, since its operators could leak rows; prefixes in a table are compared plainly, which the planner trusts.
 * The triggers maintain the terms in the database, so that no change of a video can miss them.
 */
export const videoSearch: readonly string[] = [
  // A text as words without case and accents, digits as 0 to 9; letters that keyboards write in two ways are one.
  `create function search_terms(given text) returns setof text language sql immutable parallel safe as $body$
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
  // The query is part of the trigger: a function of its own would be planned anew for every row.
  `create function update_video_search_terms() returns trigger language plpgsql as $body$
  begin
    if tg_op = 'UPDATE' then
      delete from video_search_term where tenant_id = new.tenant_id and video_id = new.id;
    end if;
    insert into video_search_term (tenant_id, video_id, user_id, term)
      select distinct new.tenant_id, new.id, new.user_id, left(substr(word, place), ${TERM_CHARACTERS_MAX})
      from search_terms(new.title || ' ' || coalesce(new.property_address, '')) as word
      cross join generate_series(1, case when word ~ '[${UNSPACED}]' then char_length(word) else 1 end) as place;
    return null;
  end
  $body$`,
  `create trigger video_search_terms_of_new after insert on video
    for each row execute function update_video_search_terms()`,
  `create trigger video_search_terms_of_changed after update of title, property_address on video
    for each row when (old.title is distinct from new.title or old.property_address is distinct from new.property_address)
    execute function update_video_search_terms()`,
]
