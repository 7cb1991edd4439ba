/** The ways in which a person can re-authenticate: `methods` of the problem `reauthentication-needed`. */
export type ReauthenticationMethod = 'password' | 'code' | 'google'
