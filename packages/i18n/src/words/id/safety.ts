import selftest from './selftest.json' with { type: 'json' }

/** The areas of the pages that look after players, one chunk more for each language. */
export const words = { selftest }
