import bettypes from './bettypes.json' with { type: 'json' }
import draws from './draws.json' with { type: 'json' }
import lottery from './lottery.json' with { type: 'json' }

/** Areas of the lotteries; loaded as one chunk. */
export const words = { bettypes, draws, lottery }
