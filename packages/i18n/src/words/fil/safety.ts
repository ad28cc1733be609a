import activity from './activity.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import selftest from './selftest.json' with { type: 'json' }

/** The areas of the pages that look after players, one chunk more for each language. */
export const words = { activity, help, selftest }
