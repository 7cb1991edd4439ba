/** With what a person can authenticate again: `methods` of the problem `reauthentication-needed`. */
export type ReauthenticationMethod = 'password' | 'code' | 'google'
