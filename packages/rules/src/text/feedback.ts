/** Characters of what a member tells the house. */
export const feedbackLengths = { min: 10, max: 2000 } as const

/** What can be sent along: png or jpg by what they hold (`imageKind`). */
export const feedbackPictures = { most: 3, mostBytes: 5 * 1024 * 1024 } as const
