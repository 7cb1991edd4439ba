/** Returns whether an address belongs to the staff: the part after its last @ is exactly the staff's domain, in any case. */
export function isStaffEmail(email: string, staffDomain: string): boolean {
  const at = email.lastIndexOf('@')
  return at > 0 && email.slice(at + 1).toLowerCase() === staffDomain
}
