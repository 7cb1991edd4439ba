export type RecordType = 'TXT' | 'CNAME' | 'A' | 'AAAA' | 'CAA'

/** What the name servers of the world say. */
export interface Resolver {
  /**
   * The values of a name, in lower case but for TXT; `[]` where there are none. A and AAAA follow CNAMEs; CAA answers the names
   * of issuers. Throws where no answer came, which says nothing about the records.
   */
  find(name: string, type: RecordType): Promise<string[]>
}
