/** Whether an address is one of the staff: what stands behind its last @ is exactly the staff's domain, in any capitals. */
export function isStaffEmail(email: string, staffDomain: string): boolean {
  const at = email.lastIndexOf('@')
  return at > 0 && email.slice(at + 1).toLowerCase() === staffDomain
}
