/** The account that work is counted against. */
export interface Owner {
  tenantId: string
  /** The id of a person, or the network of a visitor. */
  personId: string
  /** A job of the queue. It is never refused, since the queue limits jobs itself. */
  isBackground?: boolean
}
