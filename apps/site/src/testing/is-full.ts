/** What takes long, or is tried by others as well, runs with the full test. */
export const isFull = process.env.FULL !== undefined
