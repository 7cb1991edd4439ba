import type { Kysely } from 'kysely'
import { type TableDefinition, createTable } from './create-table.ts'
import { run } from './statements.ts'

const auditChain: TableDefinition = {
  row: 'A link of the hash chain over the audit log of a tenant.',
  columns: `
    tenant_id uuid not null references tenant (id) on delete cascade,
    seq bigint not null check (seq > 0),
    entry_id uuid not null,
    hash bytea not null,
    primary key (tenant_id, seq),
    unique (tenant_id, entry_id)`,
  notes: {
    seq: 'From 1, without a gap, in the order in which entries were committed.',
    entry_id: 'A row of audit_log. No foreign key: the chain still names an entry that was deleted.',
    hash: 'SHA-256 of the hash before it and of the entry (audit_link).',
  },
  app: 'select, insert',
}

/**
 * Chains the entries of every tenant's audit log, so that one that is changed or deleted later is found. The trigger is deferred: the
 * lock that orders the links is held for the length of a commit, and no act waits for another's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'audit_chain', auditChain)
  await run(
    db,
    `create function audit_link(previous bytea, entry audit_log) returns bytea language sql stable as $body$
      select sha256(previous || convert_to(jsonb_build_array(entry.tenant_id, entry.id,
        (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.impersonator_id, entry.action,
        entry.subject, entry.address, entry.detail)::text, 'UTF8'))
    $body$`,
    // Nothing is added for a tenant that is being deleted, since the deletion takes all rows with it.
    `create function append_to_audit_chain(entry audit_log) returns void language plpgsql as $body$
    declare
      last record;
    begin
      perform pg_advisory_xact_lock(hashtextextended('audit_chain ' || entry.tenant_id, 0));
      select seq, hash into last from audit_chain where tenant_id = entry.tenant_id order by seq desc limit 1;
      insert into audit_chain (tenant_id, seq, entry_id, hash)
        select id, coalesce(last.seq, 0) + 1, entry.id, audit_link(coalesce(last.hash, ''::bytea), entry)
        from tenant where id = entry.tenant_id;
    end
    $body$`,
    `create function chain_audit_entry() returns trigger language plpgsql as $body$
    begin
      perform append_to_audit_chain(new);
      return null;
    end
    $body$`,
    `set local role system`,
    `do $body$
    declare
      entry audit_log;
    begin
      for entry in select * from audit_log order by tenant_id, id loop
        perform append_to_audit_chain(entry);
      end loop;
    end
    $body$`,
    `reset role`,
    `create constraint trigger audit_chain_of_new after insert on audit_log deferrable initially deferred
      for each row execute function chain_audit_entry()`,
  )
}
