/** On whose account something is done. */
export interface Owner {
  tenantId: string
  /** The id of a person, or the network of a visitor. */
  personId: string
  /** A job of the queue: it is never refused, since jobs are few by themselves. */
  isBackground?: boolean
}
