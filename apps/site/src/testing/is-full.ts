/** Enables slow tests, which run with `npm run test:full`. */
export const isFull = process.env.FULL !== undefined
