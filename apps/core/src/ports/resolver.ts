export type RecordType = 'TXT' | 'CNAME' | 'A' | 'AAAA' | 'CAA'

/** Resolves DNS records. */
export interface Resolver {
  /**
   * Returns the values of a record, in lower case except TXT, and `[]` when the record does not exist. A and AAAA follow CNAMEs.
   * CAA returns the names of the issuers. Throws when no name server answers.
   */
  resolve(name: string, type: RecordType): Promise<string[]>
}
