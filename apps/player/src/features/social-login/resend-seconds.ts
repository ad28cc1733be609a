/** A code of a sign-in by a provider can be sent again after a minute. */
export const resendSeconds = 60
