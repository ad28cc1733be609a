import activity from './activity.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import selftest from './selftest.json' with { type: 'json' }

/** Areas of the responsible-gaming pages; loaded as one chunk. */
export const words = { activity, help, selftest }
