/** A database that test files copy. */
export type DatabaseSource =
  | { engine: 'pglite'; dumpFile: string }
  | { engine: 'postgres'; serverUrl: string; template: string }

export interface Databases {
  /** Migrated, with nothing in it. */
  empty: DatabaseSource
  /** A database as after a first start. */
  prepared: DatabaseSource
  /** The files that belong to it. */
  preparedFolder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: Databases
  }
}
