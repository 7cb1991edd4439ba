import type { AdminUser } from '@vitrine/contract'

/** The figures are of so many people at most, as one page of the list carries. */
export const listedMost = 100

/** The four figures over the list of people. `isPart` is true when there may be more people than the list carries. */
export function userFigures(users: AdminUser[]) {
  const sum = (figure: (user: AdminUser) => number) => users.reduce((total, user) => total + figure(user), 0)
  return {
    totalUsers: users.length,
    activeSubscribers: users.filter(({ subscriptionStatus }) => subscriptionStatus === 'active').length,
    totalVideos: sum(({ totalVideos }) => totalVideos),
    totalCredits: sum(({ credits }) => credits),
    isPart: users.length >= listedMost,
  }
}
