import type { TableDefinition } from '../create-table.ts'

/** How a site looks. Logos and style sheets never change under their names, so versions and drafts only name them. */
export const branding: Record<string, TableDefinition> = {
  brand: {
    row: 'The published brand of a site.',
    columns: `
      tenant_id uuid primary key references tenant (id) on delete cascade,
      version integer not null default 1,
      company_name text not null,
      colours jsonb not null default '{}',
      font text,
      logo_svg text,
      logo_dark_svg text,
      stylesheet_hash text,
      texts jsonb not null default '{}',
      published_at timestamptz`,
    notes: {
      logo_dark_svg: 'For dark backgrounds; null where one logo serves both.',
      stylesheet_hash: 'The style sheet of the partner, as it was filtered; null where there is none.',
      texts: 'The texts of the public pages, by language.',
    },
  },
  brand_logo: {
    row: 'A logo that was uploaded.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      id uuid not null,
      svg text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, id)`,
  },
  brand_stylesheet: {
    row: 'A style sheet that was uploaded, as it was filtered.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      hash text not null,
      css text not null,
      created_at timestamptz not null default now(),
      primary key (tenant_id, hash)`,
  },
  brand_draft: {
    row: 'The unpublished changes of a brand.',
    columns: `
      tenant_id uuid primary key references tenant (id) on delete cascade,
      based_on integer not null,
      design jsonb not null,
      saved_at timestamptz not null default now(),
      saved_by uuid`,
  },
  brand_version: {
    row: 'A brand that was published.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      version integer not null,
      design jsonb not null,
      published_at timestamptz,
      published_by uuid,
      primary key (tenant_id, version)`,
  },
  sample_video: {
    row: 'A sample video on the public pages, one for each audience.',
    columns: `
      tenant_id uuid not null references tenant (id) on delete cascade,
      audience integer not null check (audience between 0 and 3),
      fingerprint text not null,
      presenter_id text not null,
      title text not null,
      script text not null,
      duration_seconds double precision not null,
      rendered_at timestamptz not null default now(),
      primary key (tenant_id, audience)`,
    notes: {
      fingerprint: 'Names everything the video was made from.',
    },
  },
}
